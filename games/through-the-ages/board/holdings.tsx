/** The top of the mat: leader, government, wonders in their landscape, and strips for everything else in play. */
import { NONE } from '@epoka/kernel';
import { type BoardChoice, cx, Ground, Hit, Icon, markOf, SeatMark, useLook } from '@epoka/web/kit';
import type { ReactNode } from 'react';
import { artOf, groundOf, Portrait, WonderPicture } from './art.tsx';
import { Ask, placeId } from './ask.tsx';
import { printed } from './cards.tsx';
import { isPartOf, pactSideOf, ROMAN, T } from './game.ts';
import { glanceParts, Parts } from './glance.tsx';
import { icons } from './icons.ts';
import { ActionTokens } from './ledger.tsx';
import type { Part } from './signs.ts';
import { contentId, oneOf, useTable } from './table.tsx';
import { targetOf } from './towers.tsx';

/** A card in play that can be pointed at; its look is given by the class. */
function Held({
  seat,
  card,
  className,
  choice,
  ground = true,
  children,
}: {
  seat: number;
  card: number;
  className: string;
  choice?: BoardChoice | undefined;
  /** printed on the ground of its kind */
  ground?: boolean;
  children: ReactNode;
}) {
  const { words, hot, open, t, seat: looker } = useTable();
  const { target, look } = useLook({ choice, hot });
  return (
    <div
      className={cx(className, 'ek-glows', `ek-kind-${groundOf(card)}`)}
      data-content={contentId(card)}
      data-piece={seat === looker ? `card-${card}-0` : undefined}
      {...look}
    >
      {ground && <Ground kind={groundOf(card)} />}
      {children}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={words.card(card)}
        onOpen={choice ? undefined : () => open(contentId(card))}
        openLabel={t.open}
      />
    </div>
  );
}

function Leader({ seat }: { seat: number }) {
  const { view, t, words } = useTable();
  const { leader } = view.civs[seat];
  if (leader === NONE)
    return (
      <div className="ta-leader ta-vacant ek-kind-leader" data-content={placeId('leader', seat)}>
        <Ground kind="leader" />
        <span>{t.noLeader}</span>
        <Ask place={placeId('leader', seat)} name={t.noLeader} />
      </div>
    );
  const { title, longest } = printed(words.card(leader));
  return (
    <Held seat={seat} card={leader} className="ta-leader">
      <Portrait card={leader} size={128} />
      <div className="ta-leader-text">
        <span className="ta-kicker">
          {t.kinds[T.LEADER]} · {ROMAN[T.LEVEL[leader]]}
        </span>
        <b data-long={longest > 10 || undefined}>{title}</b>
        <Parts parts={glanceParts(view, NONE, leader)} />
      </div>
    </Held>
  );
}

function Government({ seat }: { seat: number }) {
  const { view, facts, t, words } = useTable();
  const f = facts[seat];
  const card = view.civs[seat].government;
  const extra = glanceParts(view, NONE, card).slice(4);
  return (
    <Held seat={seat} card={card} className="ta-government">
      <div className="ta-government-head">
        <Icon of={artOf(card)} />
        <span>
          <span className="ta-kicker">
            {t.kinds[T.GOVERNMENT]} · {ROMAN[T.LEVEL[card]]}
          </span>
          <b>{printed(words.card(card)).title}</b>
        </span>
      </div>
      <div className="ta-government-acts">
        <span className="ta-acts-name">{t.civilName}</span>
        <span className="ta-acts">
          <ActionTokens
            kind="civil"
            left={f.civil}
            of={f.civilTotal}
            label={t.civilLeft(f.civil, f.civilTotal)}
          />
          <span aria-hidden="true">{t.leftOf(f.civil, f.civilTotal)}</span>
        </span>
        {(f.militaryTotal > 0 || f.military > 0) && (
          <>
            <span className="ta-acts-name">{t.militaryName}</span>
            <span className="ta-acts">
              <ActionTokens
                kind="military"
                left={f.military}
                of={f.militaryTotal}
                label={t.militaryLeft(f.military, f.militaryTotal)}
              />
              <span aria-hidden="true">{t.leftOf(f.military, f.militaryTotal)}</span>
            </span>
          </>
        )}
      </div>
      <div className="ta-government-foot">
        {extra.length > 0 ? (
          <Parts
            parts={[{ text: String(f.urbanLimit), icon: icons.limit }, ...extra]}
            say={t.limitSays(f.urbanLimit)}
          />
        ) : (
          <>
            <Icon of={icons.limit} />
            <span>{t.limitShort(f.urbanLimit)}</span>
          </>
        )}
      </div>
    </Held>
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
    <li
      className="ta-stage ek-glows"
      data-done={done || undefined}
      data-piece={done ? names && `blue-${names[at]}` : undefined}
      {...look}
    >
      <span className="ek-hidden">{say}</span>
      <b aria-hidden="true">{cost}</b>
      <Hit choice={choice} hot={hot} target={target} name={say} />
    </li>
  );
}

/** All wonders side by side in a landscape, the one under construction as high as it is built. */
function Panorama({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, words, choices, seat: looker } = table;
  const place = placeId('wonder', seat);
  const { wonders, ruined, building, stages } = view.civs[seat];
  const n = wonders.length + ruined.length + (building === NONE ? 0 : 1);
  return (
    <div className="ta-panorama" data-n={n} data-content={building === NONE ? place : undefined}>
      <span className="ta-hills" aria-hidden="true" />
      {n === 0 && (
        <span className="ta-panorama-none">
          {t.noWonder}
          <Ask place={place} name={t.noWonder} />
        </span>
      )}
      {wonders.map(card => (
        <Held
          key={card}
          seat={seat}
          card={card}
          className="ta-wonder"
          ground={false}
          choice={seat === looker ? choices.choice(['wonder', card]) : undefined}
        >
          <WonderPicture card={card} built={T.STAGES[card].length} />
          <span className="ta-wonder-label">
            <b>{printed(words.card(card)).title}</b>
            <Parts parts={glanceParts(view, NONE, card).slice(1)} />
          </span>
        </Held>
      ))}
      {ruined.map(card => (
        <Held key={card} seat={seat} card={card} className="ta-wonder ta-ruin" ground={false}>
          <WonderPicture card={card} built={1} />
          <span className="ta-wonder-label">
            <b>{printed(words.card(card)).title}</b>
            <Parts parts={[{ text: '+2', icon: icons.culture }]} say={t.ruin} />
          </span>
        </Held>
      ))}
      {building !== NONE && (
        <div className="ta-wonder ta-rising ek-kind-wonder" data-content={contentId(building)}>
          <WonderPicture card={building} built={stages} />
          <span className="ta-wonder-label">
            <b>{printed(words.card(building)).title}</b>
            <ol className="ta-stages" aria-label={t.stages(words.card(building))}>
              {T.STAGES[building].map((_, at) => (
                <Stage key={at} seat={seat} at={at} />
              ))}
            </ol>
          </span>
        </div>
      )}
    </div>
  );
}

/** One line for a card in play: picture, name, what it gives. */
function Strip({
  seat,
  card,
  kind,
  choice,
  parts,
  mark,
}: {
  seat: number;
  card: number;
  kind: string;
  choice?: BoardChoice | undefined;
  parts: readonly Part[];
  mark?: ReactNode;
}) {
  const { words } = useTable();
  const { title, longest } = printed(words.card(card));
  return (
    <Held seat={seat} card={card} className="ta-strip" choice={choice}>
      <Icon of={artOf(card)} />
      <span className="ta-strip-name" data-long={longest > 9 || title.length > 16 || undefined}>
        {title}
        <span className="ek-hidden">, {kind}</span>
      </span>
      {mark}
      <Parts parts={parts} />
    </Held>
  );
}

/** Special technologies, colonies, pacts and wars. */
function Strips({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, choices, questions, reader } = table;
  const c = view.civs[seat];
  const about = (of: number) =>
    questions.some(({ question }) => targetOf(question.kind, question.data, table.seat) === of);
  const stolen = seat !== table.seat && about(seat);
  const specials = c.specials.filter(card => card !== NONE);
  const bound = view.civs.flatMap((_, owner) => (isPartOf(view, owner, seat) ? [owner] : []));
  const wars = view.civs.flatMap((civ, owner) =>
    civ.war !== NONE && (owner === seat || civ.warOn === seat) ? [owner] : [],
  );
  const mark = (other: number) => (
    <SeatMark mark={markOf(table, other)} name={reader.name(other)} size={20} label={reader.name(other)} />
  );
  const n = specials.length + c.colonies.length + bound.length + wars.length;
  return (
    <div className="ta-strips" data-n={n} data-many={n > 4 || undefined}>
      {wars.map(owner => (
        <Strip
          key={`war-${owner}`}
          seat={seat}
          card={view.civs[owner].war}
          kind={owner === seat ? t.warDeclared : t.warAgainst}
          parts={[]}
          mark={mark(owner === seat ? view.civs[owner].warOn : owner)}
        />
      ))}
      {specials.map(card => (
        <Strip
          key={card}
          seat={seat}
          card={card}
          kind={t.specialTechnology}
          choice={stolen ? choices.choice(['steal', card]) : undefined}
          parts={glanceParts(view, NONE, card).slice(1)}
        />
      ))}
      {c.colonies.map((card, i) => (
        <Strip
          key={`colony-${i}-${card}`}
          seat={seat}
          card={card}
          kind={t.colony}
          choice={about(seat) ? choices.choice(['colony', card]) : undefined}
          parts={glanceParts(view, NONE, card)}
        />
      ))}
      {bound.map(owner => {
        const pact = view.civs[owner].pact;
        const side = (owner === seat) === (view.civs[owner].pactSide === 0) ? 'A' : 'B';
        const sided = pactSideOf(view, owner, seat) !== undefined && !T.pactCard(pact).symmetric;
        return (
          <Strip
            key={`pact-${owner}`}
            seat={seat}
            card={pact}
            kind={sided ? `${t.kinds[T.PACT]}, ${t.pactSide(side)}` : t.kinds[T.PACT]}
            choice={seat === table.seat ? choices.choice(['cancel', owner]) : undefined}
            parts={sided ? [{ text: side }] : []}
            mark={mark(owner === seat ? view.civs[owner].pactWith : owner)}
          />
        );
      })}
      {n === 0 && (
        <span className="ta-vacant" data-content={placeId('special', seat)}>
          {t.noSpecials}
          <Ask place={placeId('special', seat)} name={t.noSpecials} />
        </span>
      )}
    </div>
  );
}

/** Leader, government, wonders, and strips of all the rest. */
export function Holdings({ seat }: { seat: number }) {
  return (
    <div className="ta-top">
      <Leader seat={seat} />
      <Government seat={seat} />
      <Panorama seat={seat} />
      <Strips seat={seat} />
    </div>
  );
}
