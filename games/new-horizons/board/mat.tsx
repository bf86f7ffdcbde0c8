/** A player's board in one row: population, tracks, government, leaders and buildings to be built. */
import { NONE } from '@epoka/kernel';
import { buyPrice, COLUMN_SIZE, COLUMNS, harvest, income, openColumns } from '@epoka/new-horizons';
import { ChoiceButton, cx, Hit, Icon, markOf, SeatMark, useLook } from '@epoka/web/kit';
import { memo } from 'react';
import { Government } from './government.tsx';
import { Holdings } from './holdings.tsx';
import { icons } from './icons.ts';
import { useTable } from './table.tsx';
import { Tracks } from './tracks.tsx';

function Population({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, choices, hot } = table;
  const p = view.players[seat];
  const own = seat === table.seat;
  const choice = own ? choices.choice(['population']) : undefined;
  const { target, look } = useLook({ choice, hot });
  const open = openColumns(p);
  const coins = own ? choices.choice(['coins']) : undefined;
  const buy = own ? choices.choice(['buy']) : undefined;
  const sell = own ? choices.choice(['sell']) : undefined;
  const trading = coins !== undefined || buy !== undefined || sell !== undefined;
  return (
    <div className="nh-block nh-population" data-content={`population:${seat}`}>
      <h3 className="nh-head">
        {trading ? (
          <span className="nh-trade">
            {coins && (
              <ChoiceButton choice={coins} hot={hot}>
                +{income(p)}
                <Icon of={icons.coin} className="nh-gold" />
              </ChoiceButton>
            )}
            {buy && (
              <ChoiceButton choice={buy} hot={hot}>
                −{buyPrice(p)}
                <Icon of={icons.coin} className="nh-gold" />
                +1
                <Icon of={icons.population} />
              </ChoiceButton>
            )}
            {sell && (
              <ChoiceButton choice={sell} hot={hot}>
                −1
                <Icon of={icons.population} />
                +1
                <Icon of={icons.coin} className="nh-gold" />
              </ChoiceButton>
            )}
          </span>
        ) : (
          <>
            <span>{t.population}</span>
            <span className="nh-makes">
              <span className="ek-hidden">
                {t.production}: {t.harvest(harvest(p))}, {t.income(income(p))}
              </span>
              <Icon of={icons.produce} />
              {harvest(p)}
              <Icon of={icons.population} /> / {income(p)}
              <Icon of={icons.coin} className="nh-gold" />
            </span>
          </>
        )}
      </h3>
      <div className="nh-columns ek-glows" {...look}>
        <div className="nh-column nh-active">
          <span className="ek-hidden">
            {t.active}: {p.active}
          </span>
          <Icon of={icons.population} />
          <small aria-hidden="true">{t.activeShort}</small>
          <b aria-hidden="true">{p.active}</b>
        </div>
        {COLUMNS.map((letter, i) => {
          const say = t.column(letter, p.columns[i], COLUMN_SIZE[i], i < open);
          return (
            <div key={letter} className={cx('nh-column', i < open && 'nh-column-open')}>
              <span className="ek-hidden">{say}</span>
              <span className="nh-column-pawns" aria-hidden="true">
                {Array.from({ length: COLUMN_SIZE[i] }, (_, n) => (
                  <span key={n} className={n < p.columns[i] ? 'nh-pip' : 'nh-pip nh-pip-empty'}>
                    <Icon of={icons.population} />
                  </span>
                ))}
              </span>
              <b aria-hidden="true">{letter}</b>
            </div>
          );
        })}
        {choice && <Hit choice={choice} hot={hot} target={target} name={t.columns} />}
      </div>
    </div>
  );
}

/** `whole`: there is room to tell everything. */
export const Mat = memo(function Mat({ seat, whole = false }: { seat: number; whole?: boolean }) {
  const table = useTable();
  const { view, t, reader } = table;
  const name = reader.name(seat);
  const mark = markOf(table, seat);
  const { leaders, supply, privates } = view.players[seat];
  const wide = leaders.length <= 1 && supply.length + privates.length === 0;
  const notes = [name, ...(seat === table.seat ? [t.you] : []), ...(view.first === seat ? [t.first] : [])];
  return (
    <div className={cx('nh-mat', wide && 'nh-mat-spare', `ek-seat-${mark % 8}`)}>
      {/* who opened a whole board has its owner over it */}
      {(!whole || view.first === seat) && (
        <div className="nh-spine" data-hint={notes.join(', ')}>
          {!whole && <SeatMark mark={mark} name={name} size={26} />}
          <span className="ek-hidden">{notes.join(', ')}</span>
          <b aria-hidden="true">{whole ? t.first : name}</b>
          {view.first === seat && <Icon of={icons.settlement} />}
        </div>
      )}
      <Population seat={seat} />
      <Tracks seat={seat} />
      {view.players[seat].government === NONE ? (
        <p className="nh-block nh-government ek-quiet">{t.noGovernment}</p>
      ) : (
        <Government seat={seat} whole={whole} wide={wide} />
      )}
      <Holdings seat={seat} whole={whole} />
    </div>
  );
});
