/** What stands beside the technologies: government, leader, wonders, special technologies, tactics, colonies, pacts and wars. */
import { NONE } from '@epoka/kernel';
import { type BoardChoice, Cube, cx, Hit, type Ink, SeatMark, Tile, useLook } from '@epoka/web/kit';
import type { ReactNode } from 'react';
import { artOf, inkOfCard } from './art.ts';
import { armiesBonus, isPartOf, pactSideOf, ROMAN, SIMPLE, T } from './game.ts';
import { glanceParts, Parts } from './glance.tsx';
import { icons } from './icons.ts';
import { ActionTokens } from './ledger.tsx';
import { contentId, markOf, oneOf, useTable } from './table.tsx';
import { targetOf } from './towers.tsx';

/** A card in play, as a tile: name, what it gives, pieces on it. */
function Holding({
  seat,
  card,
  kind,
  choice,
  children,
  on,
  faded,
  ink,
  corner,
  className,
}: {
  seat: number;
  card: number;
  kind: string;
  choice?: BoardChoice | undefined;
  children?: ReactNode;
  on?: ReactNode;
  faded?: boolean;
  ink?: Ink;
  corner?: ReactNode;
  className?: string;
}) {
  const { words, hot, open, t, seat: looker } = useTable();
  return (
    <div className={cx('ta-holding', className)} data-hint={words.cards[T.cardId(card)].text}>
      <Tile
        title={words.cards[T.cardId(card)].name}
        icon={artOf(card)}
        ink={ink ?? inkOfCard(card)}
        corner={corner ?? <span className="ta-roman">{ROMAN[T.LEVEL[card]]}</span>}
        choice={choice}
        hot={hot}
        onOpen={() => open(contentId(card))}
        openLabel={t.open}
        faded={faded ?? false}
        on={on}
        piece={seat === looker ? `card-${card}-0` : undefined}
      >
        <span className="ek-hidden">{kind}</span>
        {children}
      </Tile>
    </div>
  );
}

function Vacant({ title }: { title: string }) {
  return <div className="ta-vacant">{title}</div>;
}

function Government({ seat }: { seat: number }) {
  const { view, facts, t } = useTable();
  const f = facts[seat];
  const card = view.civs[seat].government;
  const extra = glanceParts(view, NONE, card).slice(4);
  return (
    <Holding
      seat={seat}
      card={card}
      kind={t.kinds[T.GOVERNMENT]}
      on={
        <span className="ta-government">
          <ActionTokens
            kind="civil"
            left={f.civil}
            of={f.civilTotal}
            label={t.civilLeft(f.civil, f.civilTotal)}
          />
          <ActionTokens
            kind="military"
            left={f.military}
            of={f.militaryTotal}
            label={t.militaryLeft(f.military, f.militaryTotal)}
          />
          <Parts
            parts={[{ text: String(f.urbanLimit), icon: icons.limit }, ...extra]}
            say={t.limitSays(f.urbanLimit)}
          />
        </span>
      }
    />
  );
}

function Leader({ seat }: { seat: number }) {
  const { view, t, words } = useTable();
  const { leader } = view.civs[seat];
  if (leader === NONE) return <Vacant title={t.noLeader} />;
  return (
    <Holding seat={seat} card={leader} kind={t.kinds[T.LEADER]}>
      <span className="ta-gist">{words.cards[T.cardId(leader)].text}</span>
    </Holding>
  );
}

/** A stage that is next: pressing it builds up to it. */
function Stage({ seat, at }: { seat: number; at: number }) {
  const table = useTable();
  const { view, choices, hot, t, seat: looker, tokens } = table;
  const c = view.civs[seat];
  const cost = T.STAGES[c.building][at];
  const done = at < c.stages;
  const choice =
    seat === looker && !done ? oneOf(table, choices.choice(['stage', at - c.stages + 1])) : undefined;
  const { target, look } = useLook({ choice, hot });
  const names = seat === looker ? tokens?.blue.get('wonder') : undefined;
  const say = t.stage(at + 1, cost, done);
  return (
    <li className="ta-stage ek-glows ta-blue" data-done={done || undefined} data-hint={say} {...look}>
      <span className="ek-hidden">{say}</span>
      {done ? <Cube size={18} piece={names && `blue-${names[at]}`} /> : <b aria-hidden="true">{cost}</b>}
      <Hit choice={choice} hot={hot} target={target} name={say} />
    </li>
  );
}

function Building({ seat }: { seat: number }) {
  const { view, t, words, choices, seat: looker } = useTable();
  const { building } = view.civs[seat];
  if (building === NONE) {
    const why = seat === looker ? choices.choice(['stage', 1])?.why : undefined;
    return (
      <div className="ta-vacant" data-hint={why}>
        {t.noWonder}
      </div>
    );
  }
  return (
    <Holding
      seat={seat}
      card={building}
      kind={t.underConstruction}
      className="ta-building"
      corner={<span className="ta-roman">{ROMAN[T.LEVEL[building]]}</span>}
      on={
        <ol className="ta-stages" aria-label={t.stages(words.card(building))}>
          {T.STAGES[building].map((_, at) => (
            <Stage key={at} seat={seat} at={at} />
          ))}
        </ol>
      }
    >
      <Parts parts={glanceParts(view, NONE, building).slice(1)} />
    </Holding>
  );
}

function Wonders({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, choices } = table;
  const { wonders, ruined } = view.civs[seat];
  return (
    <>
      {wonders.map(card => (
        <Holding
          seat={seat}
          key={card}
          card={card}
          kind={t.kinds[T.WONDER]}
          choice={seat === table.seat ? choices.choice(['wonder', card]) : undefined}
        >
          <Parts parts={glanceParts(view, NONE, card).slice(1)} />
        </Holding>
      ))}
      {ruined.map(card => (
        <Holding seat={seat} key={card} card={card} kind={t.ruin} faded>
          <Parts parts={[{ text: '+2', icon: icons.culture }]} say={t.ruin} />
        </Holding>
      ))}
    </>
  );
}

function Specials({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, choices, questions } = table;
  const stolen = questions.some(
    ({ question }) => targetOf(question.kind, question.data, table.seat) === seat && seat !== table.seat,
  );
  return view.civs[seat].specials.map(card =>
    card === NONE ? null : (
      <Holding
        seat={seat}
        key={card}
        card={card}
        kind={t.specialTechnology}
        choice={stolen ? choices.choice(['steal', card]) : undefined}
      >
        <Parts parts={glanceParts(view, NONE, card).slice(1)} />
      </Holding>
    ),
  );
}

/** Government, leader, wonders, special technologies. */
export function Holdings({ seat }: { seat: number }) {
  return (
    <div className="ta-holdings">
      <Government seat={seat} />
      <Leader seat={seat} />
      <Building seat={seat} />
      <Wonders seat={seat} />
      <Specials seat={seat} />
    </div>
  );
}

function Tactic({ seat }: { seat: number }) {
  const { view, t } = useTable();
  const { tactic } = view.civs[seat];
  if (tactic === NONE) return <Vacant title={t.noTactic} />;
  const bonus = armiesBonus(view, seat);
  return (
    <Holding seat={seat} card={tactic} kind={t.kinds[T.TACTIC]}>
      <Parts parts={glanceParts(view, NONE, tactic)} />
      <span className="ta-armies">{t.armies(bonus)}</span>
    </Holding>
  );
}

function Colonies({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, choices, questions } = table;
  const asked = questions.some(({ question }) => targetOf(question.kind, question.data, table.seat) === seat);
  return view.civs[seat].colonies.map(card => (
    <Holding
      seat={seat}
      key={card}
      card={card}
      kind={t.colony}
      choice={asked ? choices.choice(['colony', card]) : undefined}
    >
      <Parts parts={glanceParts(view, NONE, card)} />
    </Holding>
  ));
}

/** Pacts and wars that bind this civilization, its own and those of others. */
function Bonds({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, choices, reader } = table;
  const bound = view.civs.flatMap((_, owner) => (isPartOf(view, owner, seat) ? [owner] : []));
  const wars = view.civs.flatMap((c, owner) =>
    c.war !== NONE && (owner === seat || c.warOn === seat) ? [owner] : [],
  );
  const mark = (other: number) => (
    <SeatMark mark={markOf(table, other)} name={reader.name(other)} size={20} label={reader.name(other)} />
  );
  return (
    <>
      {bound.map(owner => {
        const c = view.civs[owner];
        const side = (owner === seat) === (c.pactSide === 0) ? 'A' : 'B';
        return (
          <Holding
            seat={seat}
            key={`pact-${owner}`}
            card={c.pact}
            kind={t.kinds[T.PACT]}
            choice={seat === table.seat ? choices.choice(['cancel', owner]) : undefined}
            corner={mark(owner === seat ? c.pactWith : owner)}
          >
            {pactSideOf(view, owner, seat) !== undefined && !T.pactCard(c.pact).symmetric && (
              <span>{t.pactSide(side)}</span>
            )}
          </Holding>
        );
      })}
      {wars.map(owner => (
        <Holding
          seat={seat}
          key={`war-${owner}`}
          card={view.civs[owner].war}
          kind={t.kinds[T.WAR]}
          corner={mark(owner === seat ? view.civs[owner].warOn : owner)}
        >
          <span>{owner === seat ? t.warDeclared : t.warAgainst}</span>
        </Holding>
      ))}
    </>
  );
}

/** Tactics, colonies, pacts, wars. */
export function Affairs({ seat }: { seat: number }) {
  const { view } = useTable();
  if (view.level === SIMPLE) return null;
  return (
    <div className="ta-affairs">
      <Tactic seat={seat} />
      <Bonds seat={seat} />
      <Colonies seat={seat} />
    </div>
  );
}
