/**
 * Runs in the page: what of a table does not fit its window. Each legal target, each text and each list is one thing that holds or doesn't.
 * On a phone areas are tabs: a target in another tab counts as held when its tab shows that something can be done there.
 */
export function inspect({ phone }) {
  const faults = [];
  let held = 0;
  let checked = 0;
  const say = (ok, text) => {
    checked++;
    if (ok) held++;
    else faults.push(text());
  };
  const name = node => {
    const own = node.getAttribute('data-key') ?? node.getAttribute('class') ?? node.tagName;
    return `${own} "${(node.textContent ?? '').trim().slice(0, 40)}"`;
  };
  const seen = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const root = document.documentElement;
  say(
    root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth,
    () => `the page scrolls: ${root.scrollWidth}x${root.scrollHeight}`,
  );

  // the question is one line of its height; a phone that lies has it in a column beside the board
  const bar = document.querySelector('.ask-head')?.getBoundingClientRect();
  const beside = bar !== undefined && bar.width < innerWidth / 2;
  const most = phone ? (beside ? innerHeight / 2 : 110) : 52;
  say(bar !== undefined && bar.height <= most, () => `the question is ${bar?.height} px high`);

  // nothing scrolls but lists that are lists
  const LISTS = '.log, .help, .ask-body, .chat';
  for (const node of document.querySelectorAll('.table *')) {
    if (!(node instanceof HTMLElement) || node.closest(LISTS) || !seen(node)) continue;
    const { overflowX, overflowY } = getComputedStyle(node);
    const up = /auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight + 1;
    const along = /auto|scroll/.test(overflowX) && node.scrollWidth > node.clientWidth + 1;
    // an area of a phone may be longer than its tab
    if ((up && !phone) || (along && !(phone && node.closest('nav'))))
      say(
        false,
        () =>
          `${name(node)} scrolls: ${node.scrollWidth}x${node.scrollHeight} in ${node.clientWidth}x${node.clientHeight}`,
      );
  }

  // every legal target is inside the window and hit by a press at its middle
  const targets = [...document.querySelectorAll('#board [data-target="legal"][data-key]')];
  for (const node of targets) {
    if (!seen(node)) {
      say(
        phone && document.querySelector('.ek-section-tab[data-glow]') !== null,
        () => `${name(node)} can't be seen`,
      );
      continue;
    }
    const scroller = phone ? node.closest('.ek-stage, .board, [data-scrolls]') : null;
    if (scroller) node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = node.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const inside =
      box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const hit = document.elementFromPoint(x, y);
    say(inside && hit !== null && (node === hit || node.contains(hit)), () =>
      inside
        ? `${name(node)} is covered by ${hit ? name(hit) : 'nothing'}`
        : `${name(node)} is outside: ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}x${Math.round(box.height)}`,
    );
  }
  // every legal choice is on the board or in the open list
  say(
    targets.length > 0 || document.querySelector('.ask [data-choice="legal"]') !== null,
    () => 'nothing can be answered',
  );

  // text: not smaller than 12 px, not cut off
  const cut = new Set();
  const walker = document.createTreeWalker(
    document.querySelector('.table') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!node || !text.textContent?.trim() || node.closest('.ek-hidden, script, style, svg') || !seen(node))
      continue;
    if (node.closest(LISTS)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const size = Number.parseFloat(getComputedStyle(node).fontSize);
    // a line that a wrapping list leaves out as a whole is not shown at all
    let left = false;
    let clipped = false;
    for (let up = node; up && !up.matches('.table'); up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath.startsWith('inset')) left = true;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const own = up.getBoundingClientRect();
      // an area of a phone is scrolled: what it hides is not cut off
      if (phone && /auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight + 1) break;
      if (box.top >= own.bottom - 1 || box.bottom <= own.top + 1) left = true;
      else if (
        box.right > own.right + 1.5 ||
        box.left < own.left - 1.5 ||
        box.bottom > own.bottom + 3.5 ||
        box.top < own.top - 3.5
      )
        clipped = true;
    }
    if (left) continue;
    say(size >= 11.99, () => `${size} px: ${name(node)}`);
    if (clipped && !cut.has(node)) {
      cut.add(node);
      say(false, () => `cut off: ${name(node)}`);
    }
  }
  return { held, checked, faults: [...new Set(faults)].slice(0, 25) };
}
