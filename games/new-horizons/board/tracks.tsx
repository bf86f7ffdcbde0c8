/** The three tracks of development and the one of investment, a row each. */
import { CUBES_PER_TRACK, INVESTMENT, TRACK_SPACES, TRACKS } from '@epoka/new-horizons';
import { Cube, cx, Hit, Icon, type IconShape, markOf, useLook } from '@epoka/web/kit';
import type { ReactNode } from 'react';
import { trackIcon } from './art.ts';
import { EffectLine } from './effects.tsx';
import { icons } from './icons.ts';
import { contentId, useTable } from './table.tsx';

function Head({ icon, name, content }: { icon: IconShape; name: string; content: string }) {
  return (
    <div className="nh-track-head" data-content={content}>
      <Icon of={icon} />
      <span>{name}</span>
    </div>
  );
}

function Space({
  name,
  content,
  done,
  last,
  print,
  cube,
}: {
  name: string;
  content: string;
  done: boolean;
  last?: boolean;
  print: ReactNode;
  cube: ReactNode;
}) {
  return (
    <li className={cx('nh-cell', done && 'nh-cell-done', last && 'nh-cell-last')} data-content={content}>
      <span className="ek-hidden">{name}</span>
      <span className="nh-cell-print">{print}</span>
      {cube}
    </li>
  );
}

function Development({ seat, track }: { seat: number; track: number }) {
  const table = useTable();
  const { view, words, choices, hot, t } = table;
  const key = TRACKS[track];
  const gone = view.players[seat].tracks[track];
  const name = words.names.tracks[key];
  const content = contentId.track(key, seat);
  const choice = seat === table.seat ? choices.choice(['cube', track]) : undefined;
  const { target, look } = useLook({ choice, hot });
  return (
    <div className={cx('nh-track', `nh-track-${key}`, 'ek-glows')} data-content={choice && content} {...look}>
      <Head icon={trackIcon(key)} name={name} content={content} />
      <ol className="nh-cells" aria-label={name}>
        {TRACK_SPACES[key].map((space, i) => {
          const say = words.texts.trackSpace(track, i);
          return (
            <Space
              key={say + String(i)}
              content={`${content}:${i}`}
              name={`${name} ${i + 1}: ${say} (${i < gone ? t.uncovered : t.cubeOn})`}
              done={i < gone}
              print={
                space.kind === 'column' ? (
                  <b aria-hidden="true">{space.column}</b>
                ) : space.kind === 'government' ? (
                  <Icon of={icons.leader} />
                ) : (
                  <EffectLine
                    effects={space.kind === 'income' ? [{ op: 'coins', n: space.coins }] : space.effects}
                    say={say}
                    short
                  />
                )
              }
              cube={
                i >= gone && (
                  <Cube mark={markOf(table, seat)} size={17} piece={`cube-${seat}-${track}-${i}`} />
                )
              }
            />
          );
        })}
      </ol>
      {choice && (
        <Hit choice={choice} hot={hot} target={target} name={`${name}, ${CUBES_PER_TRACK - gone}`} />
      )}
    </div>
  );
}

function Investment({ seat }: { seat: number }) {
  const table = useTable();
  const { view, words, t } = table;
  const { invested } = view.players[seat];
  const content = contentId.track('investment', seat);
  return (
    <div className="nh-track nh-track-investment">
      <Head icon={icons.invest} name={t.investment} content={content} />
      <ol className="nh-cells" aria-label={t.investment}>
        {INVESTMENT.map(({ effects, vp }, i) => {
          const say = words.texts.investmentSpace(i);
          const beyond = i === INVESTMENT.length - 1 ? invested - INVESTMENT.length : 0;
          return (
            <Space
              key={say + String(i)}
              content={`${content}:${i}`}
              name={`${t.investment} ${i + 1}: ${say}`}
              done={i < invested}
              last={i === Math.min(invested, INVESTMENT.length) - 1}
              print={
                <>
                  {effects.length > 0 && <EffectLine effects={effects} say={say} short />}
                  {vp > 0 && (
                    <span className="nh-vp">
                      {vp}
                      <Icon of={icons.points} className="nh-gold" />
                    </span>
                  )}
                </>
              }
              cube={
                i < invested && (
                  <span className="nh-invested">
                    <Cube mark={markOf(table, seat)} size={14} piece={`invested-${seat}-${i}`} />
                    {beyond > 0 && <b>+{beyond}</b>}
                  </span>
                )
              }
            />
          );
        })}
      </ol>
    </div>
  );
}

export function Tracks({ seat }: { seat: number }) {
  return (
    <div className="nh-block nh-tracks">
      {TRACKS.map((track, i) => (
        <Development key={track} seat={seat} track={i} />
      ))}
      <Investment seat={seat} />
    </div>
  );
}
