/** The head of a player's board: who they are, the age, the event track, the seven counters; and the actions without a place. */
import { NONE } from '@epoka/kernel';
import {
  type BoardChoice,
  cx,
  Hit,
  Icon,
  type IconShape,
  markOf,
  SeatMark,
  useLook,
  vars,
} from '@epoka/web/kit';
import { memo } from 'react';
import { categoryIcon, civIcon, drawn, resourceIcon } from './art.ts';
import {
  amount,
  citiesOf,
  civ,
  GOODS,
  governmentOf,
  leaderAt,
  limitOf,
  MOOD,
  RESOURCES,
  SETTLEMENTS,
  type State,
} from './game.ts';
import { icons } from './icons.ts';
import { MoodFace } from './pieces.tsx';
import { contentId, namesOf, OWN_ADVANCES, oneOf, placeOf, useTable } from './table.tsx';
import type { BoardWords } from './words.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;
const ROUNDS = 3;
/** cubes on a full event track */
const TRACK = 3;

/** Ages of this game: four in the short one, a seventh with a variable end. */
const agesOf = (view: State): number => (view.short === 1 ? 4 : view.ending === 0 ? 6 : 7);

function Ages() {
  const { view, t } = useTable();
  const n = agesOf(view);
  const label = t.ageRound(view.age, n, view.roundOfAge);
  return (
    <div className="coc-ages" role="img" aria-label={label} data-hint={`${label}. ${t.agesNote}`}>
      {Array.from({ length: n }, (_, i) => (
        <span
          key={ROMAN[i + 1]}
          className={cx(i + 1 < view.age && 'coc-past', i + 1 === view.age && 'coc-now')}
        >
          {ROMAN[i + 1]}
          {i + 1 === view.age && (
            <i className="coc-rounds">
              {Array.from({ length: ROUNDS }, (_, r) => (
                <i
                  key={r}
                  data-on={r + 1 < view.roundOfAge || undefined}
                  data-here={r + 1 === view.roundOfAge || undefined}
                />
              ))}
            </i>
          )}
        </span>
      ))}
    </div>
  );
}

/** A cube of a seat's colour, or its empty place. */
export function CubeMark({ mark, size = 13, gone = false }: { mark: number; size?: number; gone?: boolean }) {
  return (
    <svg
      className={cx('coc-cube', `ek-seat-${mark % 8}`)}
      width={size}
      height={size}
      viewBox="0 0 12 12"
      aria-hidden="true"
    >
      {gone ? (
        <rect className="coc-cube-gone" x="1.2" y="1.2" width="9.6" height="9.6" rx="1.5" />
      ) : (
        <>
          <path className="coc-cube-body" d="M6 .4L11.6 3.2V8.8L6 11.6.4 8.8V3.2z" />
          <path className="coc-cube-top" d="M6 .8L11.2 3.4 6 6 .8 3.4z" />
          <path className="coc-cube-side" d="M6 6V11.3L11.2 8.7V3.4z" />
        </>
      )}
    </svg>
  );
}

/** A leader's medallion, else the arms of the civilization, else the sign of the government or of the player. */
export function Portrait({ seat, size }: { seat: number; size: number }) {
  const table = useTable();
  const { view, reader } = table;
  const art = drawn();
  const leader = view.leader[seat];
  if (leader !== NONE && art) return <art.LeaderCoin id={leader} size={size} />;
  const civ = view.civ[seat];
  const government = governmentOf(view, seat);
  return (
    <span className="coc-medal" style={vars({ '--coin': `${size}px` })}>
      {civ !== NONE ? (
        <Icon of={civIcon(civ)} />
      ) : government !== NONE ? (
        <Icon of={categoryIcon(government)} />
      ) : (
        <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={size * 0.7} />
      )}
    </span>
  );
}

/** The four advances of a civilization: those one has, and those that wait for their links. */
function CivAdvances({ seat }: { seat: number }) {
  const { view, words, t } = useTable();
  const first = OWN_ADVANCES * view.civ[seat];
  const names = namesOf(words);
  return (
    <ul className="coc-four" aria-label={t.civAdvances}>
      {Array.from({ length: OWN_ADVANCES }, (_, i) => first + i).map(id => {
        const own = civ(view, seat, id);
        return (
          <li key={id} data-content={contentId.civ(id)} data-own={own || undefined}>
            {names.civAdvance(id)}
            {own && <span className="ek-hidden"> {t.ownedShort}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function EventTrack({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t } = table;
  const mark = markOf(table, seat);
  const cubes = view.cubes[seat];
  return (
    <div className="coc-track" data-hint={t.trackNote}>
      <span className="coc-track-cubes">
        {Array.from({ length: TRACK }, (_, i) => (
          <CubeMark key={i} mark={mark} size={18} gone={i >= cubes} />
        ))}
      </span>
      <span>{t.eventIn(cubes)}</span>
    </div>
  );
}

export const Head = memo(function Head({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, words, reader } = table;
  const government = governmentOf(view, seat);
  const name = reader.name(seat);
  const people = view.civ[seat];
  const leader = view.leader[seat];
  const art = drawn();
  const names = namesOf(words);
  return (
    <header className={cx('coc-head', `ek-seat-${markOf(table, seat) % 8}`)}>
      <Portrait seat={seat} size={60} />
      <div className="coc-who">
        <h3 data-content={people === NONE ? undefined : contentId.civilization(people)}>
          {people === NONE ? name : names.civilization(people)}
        </h3>
        <p>
          {people !== NONE && seat !== table.seat && `${name} · `}
          {leader !== NONE && (
            <span data-content={contentId.leader(leader)}>
              {t.leaderAt(names.leader(leader), placeOf(leaderAt(view, seat)))} ·{' '}
            </span>
          )}
          {government === NONE ? t.noGovernment : names.category(government)} ·{' '}
          {t.citiesOf(citiesOf(view, seat), SETTLEMENTS)}
        </p>
        {people !== NONE && <CivAdvances seat={seat} />}
      </div>
      <div className="coc-times">
        <EventTrack seat={seat} />
        <Ages />
      </div>
      {people !== NONE && art && <art.Frieze civ={people} />}
    </header>
  );
});

/** A face or a disc where a resource has one of its own. */
export function GoodSign({ kind }: { kind: number }) {
  if (kind === MOOD)
    return (
      <svg className="coc-good-face" viewBox="-10 -10 20 20" aria-hidden="true">
        <MoodFace mood={2} />
      </svg>
    );
  return <Icon of={resourceIcon(kind)} />;
}

export const Counters = memo(function Counters({ seat }: { seat: number }) {
  const { view, t, words } = useTable();
  return (
    <ul className="coc-counters" aria-label={t.resources}>
      {RESOURCES.map((id, kind) => {
        const n = amount(view, seat, kind);
        const most = limitOf(view, seat, kind);
        return (
          <li
            key={id}
            className={`coc-counter coc-good-${id}`}
            data-hint={kind < MOOD ? `${t.goods[id]} ${t.most(most)}` : t.goods[id]}
            data-full={(kind < MOOD && n >= most) || undefined}
          >
            <GoodSign kind={kind} />
            <span className="coc-counter-n">
              {n}
              {kind < MOOD && <small>/{most}</small>}
            </span>
            <span className="coc-counter-name">
              {kind >= MOOD ? t.tokens[id as 'mood' | 'culture'] : namesOf(words).resource(kind)}
            </span>
            {kind < MOOD && (
              <span className="coc-ticks" aria-hidden="true">
                {Array.from({ length: most }, (_, i) => (
                  <i key={i} data-on={i < n || undefined} />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
});

function Act({
  of,
  icon,
  choice,
}: {
  of: keyof BoardWords['acts'];
  icon: IconShape;
  choice: BoardChoice | undefined;
}) {
  const { hot, t } = useTable();
  const name = t.acts[of];
  const { target, look } = useLook({ choice, hot });
  return (
    <li className="coc-act" data-hint={t.actNotes[of]} {...look}>
      <Icon of={icon} />
      <span>{name}</span>
      <Hit choice={choice} hot={hot} target={target} name={name} />
    </li>
  );
}

/** Main actions that belong to no place on the map, and trade. */
export const Actions = memo(function Actions() {
  const table = useTable();
  const { choices, t, study } = table;
  const trade = oneOf(table, choices.starting('trade'));
  const powers = [...choices.starting('power'), ...choices.starting('dismiss')];
  return (
    <ul className="coc-acts" aria-label={t.actions}>
      <Act of="move" icon={icons.move} choice={choices.choice(['move'])} />
      <Act of="happy" icon={resourceIcon(GOODS - 2)} choice={choices.choice(['happy'])} />
      <Act of="attempt" icon={icons.culture} choice={choices.choice(['attempt'])} />
      <Act of="trade" icon={icons.trade} choice={trade} />
      {powers.length > 0 && <Act of="power" icon={icons.leader} choice={oneOf(table, powers)} />}
      <li className="coc-study">
        <button type="button" aria-label={t.allAdvances} data-hint={t.allAdvances} onClick={study}>
          <Icon of={icons.advance} />
        </button>
      </li>
    </ul>
  );
});
