/**
 * Runs in the page: a thing of the board that glows and can be pressed, where it is and the key of its choice: `3:["take",5]`, or
 * whatever the board calls a thing that is only picked up. Undefined where nothing fits.
 */
export async function findOnBoard(board, { verbs, from = 0, not }) {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const keyOf = element => element.getAttribute('data-key') ?? '';
  const glowing = [...board.querySelectorAll('[data-target="legal"][data-key]')].filter(
    element => not === undefined || !keyOf(element).startsWith(not),
  );
  const start = from % Math.max(1, glowing.length);
  const fitting = verbs
    ? verbs.flatMap(verb => glowing.filter(element => /^\d+:\["(\w+)"/.exec(keyOf(element))?.[1] === verb))
    : [...glowing.slice(start), ...glowing.slice(0, start)];
  for (const target of fitting) {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // cards slide to their places, and a map glides to show what is new: wait until it stands
    let box = target.getBoundingClientRect();
    for (let before; before?.x !== box.x || before.y !== box.y; ) {
      before = box;
      await frame();
      if (moves) await frame();
      box = target.getBoundingClientRect();
    }
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // what lies on top of it would get the click
    const top = document.elementFromPoint(at.x, at.y);
    if (top && target.contains(top)) return { at, key: keyOf(target) };
  }
  return undefined;
}
