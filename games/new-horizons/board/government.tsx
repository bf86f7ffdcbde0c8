/** The government of a player: what is in force, what comes next, and the names of the rest. */
import { STAGES, TRACK_SPACES } from '@epoka/new-horizons';
import { cx, Hit, Icon } from '@epoka/web/kit';
import { governmentIcon } from './art.ts';
import { contentId, namesOf, useTable } from './table.tsx';

/** How many stages of the government are in force. */
function stagesReached(gone: number): number {
  let n = 1;
  TRACK_SPACES.infrastructure.forEach((space, i) => {
    if (space.kind === 'government' && i < gone) n++;
  });
  return n;
}

/** letters on a line, and lines that there is room for */
const LINE = 32;
const ROOM = 8;

/** How many stages are told in full, the rest by name. */
function told(texts: readonly string[]): number {
  let lines = 0;
  for (let i = 0; i < texts.length; i++) {
    lines += Math.ceil(texts[i].length / LINE);
    if (lines + (i < texts.length - 1 ? 1 : 0) > ROOM) return i;
  }
  return texts.length;
}

export function Government({ seat, whole }: { seat: number; whole: boolean }) {
  const { view, words, t, open } = useTable();
  const p = view.players[seat];
  const name = namesOf(words).government(p.government);
  const texts = words.texts.government(p.government);
  const reached = stagesReached(p.tracks[2]);
  const full = whole
    ? STAGES.length
    : told(STAGES.map(stage => `${words.names.stages[stage]} ${texts[stage]}`));
  return (
    <div className="nh-block nh-government" data-content={contentId.government(p.government)}>
      <h3 className="nh-head nh-government-name">
        <Icon of={governmentIcon(p.government)} />
        <span>{name}</span>
      </h3>
      <ol className="nh-stages">
        {STAGES.map((stage, i) => (
          <li key={stage} className={cx(i < reached && 'nh-stage-reached', i >= full && 'nh-stage-named')}>
            <b>{words.names.stages[stage]}</b>{' '}
            <span className="ek-hidden">
              ({i < reached ? t.reached : t.notReached}) {i >= full && texts[stage]}
            </span>
            {i < full && texts[stage]}
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
