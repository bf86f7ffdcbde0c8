/** A discovered land, large beside the map: what it brings at once, what it will be worth, and what everybody still lacks there. */
import './style/found.css';
import './style/theatre.css';
import { TERRITORIES } from '@epoka/new-horizons';
import { Icon, markOf, SeatMark, TerrainLayer, type TerrainMap, Theatre } from '@epoka/web/kit';
import { useMemo } from 'react';
import { land } from './art.ts';
import type { Found } from './found.ts';
import { icons } from './icons.ts';
import { sheetWords } from './sheet-words.ts';
import { namesOf, useTable } from './table.tsx';

/** One hex, drawn as on the map. */
function Picture({ territory }: { territory: number }) {
  const { ground, icon } = land(territory);
  const map = useMemo(
    (): TerrainMap => ({
      cells: [{ x: 0, y: 0, land: ground }],
      size: 150,
      shape: 'pointy',
      area: { x: -100, y: -100, width: 200, height: 200 },
    }),
    [ground],
  );
  return (
    <svg className="nh-found-hex ek-sea" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <TerrainLayer map={map} />
      <path d={icon.path} transform="translate(-32 -32) scale(.125)" />
    </svg>
  );
}

export function Discovery({ found, onClose }: { found: Found; onClose: () => void }) {
  const table = useTable();
  const { words, reader, view, language } = table;
  const t = sheetWords(language);
  const { territory } = view.map[found.tile];
  const { strength, village, city } = TERRITORIES[territory];
  const text = words.texts.territory(territory);
  const name = namesOf(words).territory(territory);
  const who = reader.name(found.seat);
  return (
    <Theatre
      label={`${t.discovers(who)} ${name}`}
      of={`discovery-${found.tile}`}
      passing
      foldLabel={t.close}
      showLabel={t.show}
      onClose={onClose}
      card={<Picture territory={territory} />}
      title={
        <>
          <small className="nh-found-who">
            <SeatMark mark={markOf(table, found.seat)} name={who} size={22} /> {t.discovers(who)}
          </small>
          {name}
        </>
      }
    >
      {text.discovery && (
        <p className="nh-found-bonus">
          <Icon of={icons.explore} /> {text.discovery}
        </p>
      )}
      <dl className="nh-found-facts">
        <div>
          <dt>{strength}</dt>
          <dd>{t.strengthNeeded}</dd>
        </div>
        <div>
          <dt>
            <Icon of={icons.village} />
          </dt>
          <dd>
            <b>{t.villageWorth(village.vp)}</b> {text.village}
          </dd>
        </div>
        <div>
          <dt>
            <Icon of={icons.city} />
          </dt>
          <dd>
            <b>{t.cityWorth(city.vp)}</b> {text.city}
          </dd>
        </div>
      </dl>
      <ul className="nh-found-seats">
        {view.players.map((p, seat) => {
          const settlers = view.units
            .filter(u => u.seat === seat && u.tile === found.tile && u.kind === 0)
            .reduce((sum, u) => sum + u.strength, 0);
          return (
            <li key={reader.name(seat)}>
              <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={20} />
              <span>{reader.name(seat)}</span>
              <span>
                <Icon of={icons.coin} />
                {found.before[seat] === p.coins ? p.coins : `${found.before[seat]} → ${p.coins}`}
              </span>
              <span>
                <Icon of={icons.settler} />
                {settlers}/{strength}
              </span>
            </li>
          );
        })}
      </ul>
    </Theatre>
  );
}
