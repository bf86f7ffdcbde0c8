/** The government of a player: what is in force, what comes next, and the names of the rest. */
import { STAGES, TRACK_SPACES } from '@epoka/new-horizons';
import { cx, Hit, Icon } from '@epoka/web/kit';
import { governmentIcon } from './art.ts';
import { contentId, namesOf, useTable } from './table.tsx';

/** How many stages of the government are in force. */
export function stagesReached(gone: number): number {
  let n = 1;
  TRACK_SPACES.infrastructure.forEach((space, i) => {
    if (space.kind === 'government' && i < gone) n++;
  });
  return n;
}

/** letters on a line, and lines that there is room for: as the narrowest of the large tables has them, and with the leaders' column */
const LINE = 32;
const LINE_WIDE = 42;
const ROOM = 8;

/**
 * Which stages are told in full, the rest by name: first those in force, a long one that finds no room keeping none from a
 * shorter one; then, when all of them are told, what comes next.
 */
export function told(texts: readonly string[], reached: number, line: number): boolean[] {
  const full = texts.map(() => false);
  const lines = texts.map(text => Math.ceil(text.length / line));
  // names stand two on a line
  const taken = () =>
    lines.reduce((sum, n, i) => sum + (full[i] ? n : 0), 0) + Math.ceil(full.filter(f => !f).length / 2);
  texts.forEach((_, i) => {
    if (i >= reached && full.slice(0, i).includes(false)) return;
    full[i] = true;
    if (taken() > ROOM) full[i] = false;
  });
  return full;
}

/** `whole`: there is room for everything. `wide`: the leaders need none of theirs. */
export function Government({ seat, whole, wide }: { seat: number; whole: boolean; wide: boolean }) {
  const { view, words, t, open } = useTable();
  const p = view.players[seat];
  const name = namesOf(words).government(p.government);
  const texts = words.texts.government(p.government);
  const reached = stagesReached(p.tracks[2]);
  const full = whole
    ? STAGES.map(() => true)
    : told(
        STAGES.map(stage => `${words.names.stages[stage]} ${texts[stage]}`),
        reached,
        wide ? LINE_WIDE : LINE,
      );
  return (
    <div className="nh-block nh-government" data-content={contentId.government(p.government)}>
      <h3 className="nh-head nh-government-name">
        <Icon of={governmentIcon(p.government)} />
        <span>{name}</span>
      </h3>
      <ol className="nh-stages">
        {STAGES.map((stage, i) => (
          <li key={stage} className={cx(i < reached && 'nh-stage-reached', !full[i] && 'nh-stage-named')}>
            <b>{words.names.stages[stage]}</b>{' '}
            <span className="ek-hidden">
              ({i < reached ? t.reached : t.notReached}) {!full[i] && texts[stage]}
            </span>
            {full[i] ? (
              texts[stage]
            ) : (
              <span className="nh-stage-rest" aria-hidden="true">
                {texts[stage]}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Hit
        onOpen={() => open(contentId.government(p.government))}
        openLabel={t.open}
        name={name}
        target={{}}
      />
    </div>
  );
}
