/** A discovered land, large beside the map: what it brings at once, what it will be worth, and what everybody still lacks there. */
import './style/found.css';
import './style/theatre.css';
import { TERRITORIES } from '@epoka/new-horizons';
import { cx, Icon, markOf, SeatMark, TerrainLayer, type TerrainMap, Theatre } from '@epoka/web/kit';
import { type Ref, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { land } from './art.ts';
import type { Found } from './found.ts';
import { icons } from './icons.ts';
import { sheetWords } from './sheet-words.ts';
import { contentId, namesOf, useTable } from './table.tsx';
import { glow, standsFor, travel } from './to-the-map.ts';

/** One hex, drawn as on the map. */
function Picture({ territory, at }: { territory: number; at: Ref<SVGSVGElement> }) {
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
    <svg
      ref={at}
      className="nh-found-hex ek-sea"
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      focusable="false"
    >
      <TerrainLayer map={map} />
      <path d={icon.path} transform="translate(-32 -32) scale(.125)" />
      <path className="nh-found-rim" d="M0-97L84-48.5V48.5L0 97L-84 48.5V-48.5Z" />
      <path className="nh-found-line" d="M0-90L78-45V45L0 90L-78 45V-45Z" />
    </svg>
  );
}

export function Discovery({ found, onClose }: { found: Found; onClose: () => void }) {
  const table = useTable();
  const { words, reader, view, language } = table;
  const t = sheetWords(language);
  const { territory } = view.map[found.tile];
  const { strength } = TERRITORIES[territory];
  const text = words.texts.territory(territory);
  const name = namesOf(words).territory(territory);
  const who = reader.name(found.seat);
  const content = contentId.territory(territory);
  const picture = useRef<SVGSVGElement>(null);
  const own = found.seat === table.seat;
  useLayoutEffect(() => {
    const fade = glow(content);
    const of = picture.current;
    return () => {
      fade();
      travel(of, content);
    };
  }, [content]);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const time = standsFor(own, document.documentElement.dataset.pace);
    if (time === undefined) return;
    const timer = window.setTimeout(() => latest.current(), time);
    return () => window.clearTimeout(timer);
  }, [own, content]);
  return (
    <Theatre
      label={`${t.discovers(who)} ${name}`}
      of={`discovery-${found.tile}`}
      passing
      foldLabel={t.close}
      showLabel={t.show}
      onClose={onClose}
      card={
        <figure className="nh-found">
          <Picture territory={territory} at={picture} />
          <figcaption>{t.lands(view.map.length, view.territories.length)}</figcaption>
        </figure>
      }
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
            <b>{t.villageText}</b> {text.village}
          </dd>
        </div>
        <div>
          <dt>
            <Icon of={icons.city} />
          </dt>
          <dd>
            <b>{t.cityText}</b> {text.city}
          </dd>
        </div>
      </dl>
      <ul className="nh-found-seats">
        <li aria-hidden="true">
          <span />
          <span />
          <small>{t.coins}</small>
          <small>{t.settlersThere}</small>
        </li>
        {view.players.map((p, seat) => {
          const settlers = view.units
            .filter(u => u.seat === seat && u.tile === found.tile && u.kind === 0)
            .reduce((sum, u) => sum + u.strength, 0);
          return (
            <li key={reader.name(seat)} className={cx(seat === found.seat && 'nh-found-own')}>
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
      <p className="nh-found-goes">{t.anyKey}</p>
    </Theatre>
  );
}
