// A bot of one's own: node bot.mjs <address of the server> <personal token>
// It answers every question it is asked at any table, with a choice by chance. Put your own thoughts into `choose`.
const [, , server, token] = process.argv;

async function call(method, path, body) {
  const response = await fetch(server + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.problem.code}: ${answer.problem.message}`);
  return answer;
}

function choose(question) {
  const open = question.choices.filter(choice => !choice.why);
  return open[Math.floor(Math.random() * open.length)].answer;
}

for (;;) {
  const { tables } = await call('GET', '/api/tables?list=mine');
  for (const { info, yourTurn } of tables) {
    if (!yourTurn) continue;
    const { view, n } = await call('GET', `/api/tables/${info.id}`);
    for (const question of view.questions) {
      const act = { do: 'answer', question: question.id, answer: choose(question), seen: n };
      await call('POST', `/api/tables/${info.id}/acts`, { key: crypto.randomUUID(), act });
    }
  }
  await new Promise(done => setTimeout(done, 500));
}
