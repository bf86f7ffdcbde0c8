/** What a player has: leaders as medallions, buildings to be built, private technologies. */
import { NONE } from '@epoka/kernel';
import { BUILDINGS, CARD_FIRST, LEADERS } from '@epoka/new-horizons';
import { bandOf, cx, Hit, Icon, useLook, vars } from '@epoka/web/kit';
import { buildingIcon, leaderCoin, ROMAN, technologyIcon, technologyInks } from './art.ts';
import { icons } from './icons.ts';
import { ActionSpace } from './spaces.tsx';
import { contentId, hasLongWord, namesOf, oneOf, useTable } from './table.tsx';

function Leaders({ ids, named }: { ids: readonly number[]; named: boolean }) {
  const { words, t, open } = useTable();
  const Coin = leaderCoin();
  const names = namesOf(words);
  return (
    <ul className={cx('nh-leaders', !named && 'nh-leaders-many')} aria-label={t.leaders}>
      {ids.map(id => (
        <li key={id} className="nh-leader" data-content={contentId.leader(id)} data-piece={`leader-${id}`}>
          {Coin ? (
            <Coin id={id} size={named ? 54 : 38} />
          ) : (
            <span className="nh-coin">{ROMAN[LEADERS[id].level]}</span>
          )}
          <span className={named ? 'nh-leader-name' : 'ek-hidden'}>{names.leader(id)}</span>
          <Hit
            onOpen={() => open(contentId.leader(id))}
            openLabel={t.open}
            name={names.leader(id)}
            target={{}}
          />
        </li>
      ))}
    </ul>
  );
}

function Supply({ id, own }: { id: number; own: boolean }) {
  const table = useTable();
  const { words, t, choices, hot, open, planned, plan } = table;
  const name = namesOf(words).building(id);
  const builds = own ? choices.starting('build', id) : [];
  const legal = builds.filter(c => c.legal);
  const choice =
    legal.length > 1
      ? { ...legal[0], label: name, ways: legal, act: () => plan(planned === id ? NONE : id) }
      : oneOf(table, builds);
  const { target, look } = useLook({ choice, hot });
  return (
    <li
      className={cx(
        'nh-chip',
        `nh-tier-${BUILDINGS[id].level}`,
        'ek-glows',
        hasLongWord(name) && 'nh-chip-long',
        planned === id && 'nh-planned',
      )}
      data-content={contentId.building(id)}
      data-piece={`building-${id}`}
      {...look}
    >
      <Icon of={buildingIcon(id)} />
      <span className="nh-chip-name">{name}</span>
      <b data-hint={t.cost(BUILDINGS[id].cost)}>{BUILDINGS[id].cost}</b>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        onOpen={choice ? undefined : () => open(contentId.building(id))}
        openLabel={t.open}
        name={name}
      />
    </li>
  );
}

export function Holdings({ seat, whole }: { seat: number; whole: boolean }) {
  const table = useTable();
  const { view, words, t, open } = table;
  const p = view.players[seat];
  const own = seat === table.seat;
  const held = p.supply.length + p.privates.length;
  return (
    <div
      className={cx('nh-block', 'nh-holdings', held > 3 && !whole && 'nh-holdings-many')}
      data-content={`holdings:${seat}`}
    >
      {/* names under the coins only where there is room for them */}
      {p.leaders.length > 0 && (
        <Leaders ids={p.leaders} named={whole || (p.leaders.length <= 2 && held <= 1)} />
      )}
      {p.supply.length > 0 && (
        <>
          <h3 className="nh-head">{t.supply}</h3>
          <ul className="nh-chips" aria-label={t.supply}>
            {p.supply.map(id => (
              <Supply key={id} id={id} own={own} />
            ))}
          </ul>
        </>
      )}
      {p.privates.length > 0 && (
        <ul className="nh-chips" aria-label={t.privates}>
          {p.privates.map(id => (
            <li
              key={id}
              className="nh-chip nh-private"
              style={vars({ '--band-1': bandOf(technologyInks(id)[0]) })}
              data-content={contentId.technology(id)}
              data-piece={`technology-${id}`}
            >
              <Icon of={technologyIcon(id)} />
              <span className="nh-chip-name">{namesOf(words).technology(id)}</span>
              <Hit
                onOpen={() => open(contentId.technology(id))}
                openLabel={t.open}
                name={namesOf(words).technology(id)}
                target={{}}
              />
              <ActionSpace id={CARD_FIRST[id]} />
            </li>
          ))}
        </ul>
      )}
      {p.leaders.length + held === 0 && (
        <p className="nh-nothing ek-quiet">
          <Icon of={icons.leader} /> {t.nothingYet}
        </p>
      )}
    </div>
  );
}
