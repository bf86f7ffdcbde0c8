/** A civilization: the looking player's own in full, those of others folded to their numbers. */
import { NONE } from '@epoka/kernel';
import { Counter, Icon, PlayerMat } from '@epoka/web/kit';
import { artOf } from './art.ts';
import { BlueBank, Workers, YellowBank } from './banks.tsx';
import { NOT_IN_PLAY, SIMPLE, T } from './game.ts';
import { face } from './glyphs.ts';
import { CivilHand, MilitaryHand } from './hand.tsx';
import { Affairs, Holdings } from './holdings.tsx';
import { icons } from './icons.ts';
import { markOf, useTable } from './table.tsx';
import { Towers } from './towers.tsx';

export function Civilization({ seat }: { seat: number }) {
  return (
    <div className="ta-civ">
      <Holdings seat={seat} />
      <div className="ta-banks">
        <YellowBank seat={seat} />
        <Workers seat={seat} />
        <BlueBank seat={seat} />
      </div>
      <Towers seat={seat} units={false} />
      <div className="ta-war">
        <Towers seat={seat} units />
        <Affairs seat={seat} />
      </div>
    </div>
  );
}

/** The civilization in one line: who leads it, how it is governed, its wonders, its technologies by level. */
function InShort({ seat }: { seat: number }) {
  const { view, words, t } = useTable();
  const c = view.civs[seat];
  const levels = [0, 0, 0, 0];
  c.workers.forEach((n, holder) => {
    if (n !== NOT_IN_PLAY) levels[T.LEVEL[holder]]++;
  });
  const leader = c.leader === NONE ? '' : words.card(c.leader);
  return (
    <span className="ta-short">
      <span>{[words.card(c.government), leader].filter(Boolean).join(' · ')}</span>
      <span className="ta-short-wonders">
        {c.wonders.map(card => (
          <Icon key={card} of={artOf(card)} label={words.card(card)} />
        ))}
        {c.building !== NONE && (
          <span className="ta-short-building" data-hint={t.building(words.card(c.building), c.stages)}>
            <Icon of={artOf(c.building)} label={t.building(words.card(c.building), c.stages)} />
            {c.stages}/{T.STAGES[c.building].length}
          </span>
        )}
        {c.colonies.map((card, i) => (
          <Icon key={`${i}/${card}`} of={icons.colonize} label={words.card(card)} />
        ))}
      </span>
    </span>
  );
}

function Summary({ seat }: { seat: number }) {
  const { facts, view, t } = useTable();
  const f = facts[seat];
  const c = view.civs[seat];
  return (
    <>
      <Counter n={f.culture} icon={icons.culture} label={t.rated(t.measures.culture, f.cultureRating)} />
      <Counter n={f.science} icon={icons.science} label={t.rated(t.measures.science, f.scienceRating)} />
      <Counter n={f.strength} icon={icons.strength} label={t.strength} />
      <Counter n={f.food} icon={icons.food} label={t.goods.food} />
      <Counter n={f.resources} icon={icons.resource} label={t.goods.resources} />
      {view.level !== SIMPLE && (
        <Counter n={f.happiness} of={f.needed} icon={face} label={t.happinessOf(f.happiness, f.needed)} />
      )}
      <Counter n={c.hand.length + c.military.length} icon={icons.hand} label={t.cardsInHand} />
    </>
  );
}

export function Other({ seat }: { seat: number }) {
  const table = useTable();
  const { reader, view, facts, t } = table;
  const name = reader.name(seat);
  return (
    <PlayerMat
      mark={markOf(table, seat)}
      name={name}
      active={view.active === seat && !view.over}
      note={facts[seat].inGame ? <InShort seat={seat} /> : t.left}
      summary={<Summary seat={seat} />}
    >
      <Civilization seat={seat} />
      <div className="ta-hands">
        <CivilHand seat={seat} />
        <MilitaryHand seat={seat} />
      </div>
    </PlayerMat>
  );
}
