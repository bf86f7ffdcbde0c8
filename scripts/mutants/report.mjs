/** What a run of mutants showed, for people. */

/** The lines of a mutant, in one row: as they are and as they were changed. */
function change(source, mutant) {
  const rows = source.split('\n');
  const { start, end } = mutant.location;
  const before = rows[start.line - 1].slice(0, start.column - 1);
  const after = rows[end.line - 1].slice(end.column - 1);
  const old = rows.slice(start.line - 1, end.line).join('\n');
  const row = text => text.replaceAll(/\s+/g, ' ').trim();
  return { was: row(old), now: row(before + mutant.replacement + after) };
}

const same = (a, b) => a.file === b.file && a.was === b.was && a.now === b.now;

/**
 * Sorts the results. `accepted` is the game's list of changes that nobody could notice, each `{ file, was, now, reason }`: known by
 * the text of the line, so that it stays true when lines move.
 */
export function judge(results, rules, read, accepted) {
  const files = new Map();
  const verdict = {
    files,
    survivors: [],
    accepted: [],
    timeouts: 0,
    errors: 0,
    killed: 0,
    tried: 0,
    problems: [],
  };
  const used = new Set();
  for (const entry of accepted)
    if (!entry.reason?.trim()) verdict.problems.push(`no reason for ${entry.file}: ${entry.was}`);
  const ordered = results.toSorted(
    (a, b) =>
      a.fileName.localeCompare(b.fileName) ||
      a.location.start.line - b.location.start.line ||
      a.location.start.column - b.location.start.column,
  );
  for (const mutant of ordered) {
    // neither killed nor alive: it couldn't be run at all
    if (['RuntimeError', 'CompileError', 'Ignored', 'Pending'].includes(mutant.status)) {
      verdict.errors++;
      continue;
    }
    const path = mutant.fileName.replaceAll('\\', '/');
    const file = path.slice(path.lastIndexOf(`${rules}/`) + rules.length + 1);
    const count = files.get(file) ?? { killed: 0, tried: 0 };
    files.set(file, count);
    count.tried++;
    verdict.tried++;
    if (mutant.status === 'Timeout') verdict.timeouts++;
    if (mutant.status === 'Killed' || mutant.status === 'Timeout') {
      count.killed++;
      verdict.killed++;
      continue;
    }
    const survivor = {
      file,
      line: mutant.location.start.line,
      mutator: mutant.mutatorName,
      reached: mutant.status !== 'NoCoverage',
      ...change(read(mutant.fileName), mutant),
    };
    const known = accepted.find(entry => same(entry, survivor) && entry.reason?.trim());
    if (known) {
      used.add(known);
      verdict.accepted.push({ ...survivor, reason: known.reason });
    } else verdict.survivors.push(survivor);
  }
  for (const entry of accepted)
    if (entry.reason?.trim() && files.has(entry.file) && !used.has(entry))
      verdict.problems.push(`accepted, but no survivor: ${entry.file}: ${entry.was} -> ${entry.now}`);
  return verdict;
}

const short = text => (text.length > 200 ? `${text.slice(0, 197)}...` : text);

export function lines(game, verdict, acceptedFile) {
  const out = [];
  for (const { file, line, mutator, reached, was, now } of verdict.survivors)
    out.push(
      `${file}:${line} ${mutator}${reached ? '' : ' (no test comes here)'}`,
      `  - ${short(was)}`,
      `  + ${short(now)}`,
    );
  if (verdict.accepted.length > 0) out.push('', `accepted by ${acceptedFile}:`);
  for (const { file, line, now, reason } of verdict.accepted)
    out.push(`${file}:${line} ${short(now)}`, `  ${reason}`);
  out.push('', ...verdict.problems);
  for (const [file, { killed, tried }] of verdict.files) out.push(`${file} ${killed}/${tried}`);
  out.push(
    `mutants-timeouts ${game} ${verdict.timeouts}`,
    `mutants-not-run ${game} ${verdict.errors}`,
    `mutants-accepted ${game} ${verdict.accepted.length}`,
    `mutants ${game} ${verdict.killed}/${verdict.tried}`,
  );
  return out;
}
