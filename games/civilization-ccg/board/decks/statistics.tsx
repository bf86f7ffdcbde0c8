/** Statistics of a deck: bots play it against the ready decks, in the background, as many games as wanted. */
import './statistics.css';
import type { Json } from '@epoka/kernel';
import { Button, Dialog, Icon } from '@epoka/web/kit';
import { useEffect, useRef, useState } from 'react';
import { artOf } from '../art.ts';
import type { ReadyDeck } from '../brought.ts';
import type { Said } from '../face.tsx';
import { CARDS } from '../game.ts';
import { type Deck, entriesOf } from './deck.ts';
import { type Line, margin, median, NO_GAMES, share, type Tally, withGame } from './tally.ts';
import { MILESTONES, type TrialResult } from './trial.ts';
import type { Trials } from './trials.ts';
import type { BuilderWords } from './words.ts';

const SIZES = [24, 80, 200] as const;

interface Running {
  readonly of: number;
  readonly since: number;
}

export function Statistics({
  said,
  t,
  deck,
  name,
  ready,
  makeTrials,
  onClose,
}: {
  said: Said;
  t: BuilderWords;
  deck: Deck;
  name: string;
  ready: readonly ReadyDeck[];
  makeTrials: () => Trials;
  onClose: () => void;
}) {
  const [size, setSize] = useState<number>(SIZES[2]);
  const [tally, setTally] = useState<Tally>(NO_GAMES);
  const [running, setRunning] = useState<Running>();
  const [failed, setFailed] = useState(false);
  const trials = useRef<Trials>(undefined);
  useEffect(() => () => trials.current?.stop(), []);
  const start = () => {
    trials.current ??= makeTrials();
    setTally(NO_GAMES);
    setFailed(false);
    setRunning({ of: size, since: performance.now() });
    // every ready deck in turn, this one on either seat
    const games = Array.from({ length: size }, (_, i) => ({
      rival: ready[i % ready.length],
      seat: Math.floor(i / ready.length) % 2,
      seed: `trial ${i}`,
    }));
    trials.current
      .run(
        games.map(({ rival, seat, seed }) => ({
          what: 'match',
          deck: deck as unknown as Json,
          rival: rival.value,
          seat,
          seed,
        })),
        (result, i) => setTally(was => withGame(was, games[i].rival.id, result as TrialResult)),
      )
      .catch(() => setFailed(true))
      .finally(() => setRunning(undefined));
  };
  const of = running?.of ?? tally.games;
  return (
    <Dialog open title={t.statistics} onClose={onClose} closeLabel={t.close} className="dk-statistics">
      <div className="dk-dialog">
        <p>{t.statisticsNote(name)}</p>
        <div className="dk-trial-acts">
          <label>
            <span>{t.howManyGames}</span>
            <select
              className="ek-input ek-select"
              value={size}
              disabled={running !== undefined}
              onChange={e => setSize(Number(e.target.value))}
            >
              {SIZES.map(n => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
          {running ? (
            <Button onClick={() => trials.current?.stop()}>{t.stop}</Button>
          ) : (
            <Button kind="primary" onClick={start}>
              {t.playGames(size)}
            </Button>
          )}
          <span role="status" className="dk-trial-progress">
            {tally.games > 0 || running ? t.progress(tally.games, of, waiting(running, tally.games)) : ''}
          </span>
        </div>
        {running && (
          <progress
            className="dk-progress"
            max={running.of}
            value={tally.games}
            aria-label={t.howManyGames}
          />
        )}
        {failed && <p role="alert">{t.trialFailed}</p>}
        {tally.games > 0 && <Findings said={said} t={t} deck={deck} ready={ready} tally={tally} />}
      </div>
    </Dialog>
  );
}

/** seconds still to go, once a few games tell how long one takes */
function waiting(running: Running | undefined, done: number): number | undefined {
  if (!running || done < 3) return undefined;
  return Math.ceil(((performance.now() - running.since) / done / 1000) * (running.of - done));
}

const percent = (x: number): string => `${Math.round(100 * x)}%`;

function Findings({
  said,
  t,
  deck,
  ready,
  tally,
}: {
  said: Said;
  t: BuilderWords;
  deck: Deck;
  ready: readonly ReadyDeck[];
  tally: Tally;
}) {
  const numbers = entriesOf(deck.library).map(([id]) => CARDS.findIndex(c => c.id === id));
  const used = numbers
    .filter(n => tally.cards[n] !== undefined)
    .sort((a, b) => tally.cards[b].games - tally.cards[a].games);
  const never = numbers.filter(n => tally.cards[n] === undefined);
  const second: Line = { games: tally.games - tally.began.games, won: tally.won - tally.began.won };
  return (
    <div className="dk-trial">
      <dl className="dk-trial-sums">
        <div>
          <dt>{t.wins}</dt>
          <dd>
            <b>{percent(share(tally))}</b> ±{Math.round(100 * margin(tally))}
          </dd>
        </div>
        <div>
          <dt>{t.asFirst}</dt>
          <dd>
            <b>{percent(share(tally.began))}</b> {t.asSecond} <b>{percent(share(second))}</b>
          </dd>
        </div>
        <div>
          <dt>{t.rounds}</dt>
          <dd>
            <b>{median(tally.rounds)}</b>
          </dd>
        </div>
        <div>
          <dt>{t.conquests}</dt>
          <dd>
            <b>{percent(tally.conquests / tally.games)}</b>
          </dd>
        </div>
        {MILESTONES.map((n, i) => {
          const { times, turns } = tally.reached[i];
          return (
            <div key={n}>
              <dt>{t.terrainsOf(n)}</dt>
              <dd>
                {times === 0 ? '–' : <b>{(turns / times).toFixed(1)}</b>}{' '}
                {times < tally.games && times > 0 && t.inSome(times, tally.games)}
              </dd>
            </div>
          );
        })}
      </dl>
      <table className="dk-trial-table">
        <caption>{t.against}</caption>
        <thead>
          <tr>
            <th scope="col">{t.rival}</th>
            <th scope="col">{t.games}</th>
            <th scope="col" colSpan={2}>
              {t.wins}
            </th>
          </tr>
        </thead>
        <tbody>
          {ready.map(rival => {
            const line = tally.rivals[rival.id] ?? { games: 0, won: 0 };
            return (
              <tr key={rival.id}>
                <th scope="row">{rival.name}</th>
                <td>{line.games}</td>
                <td>{line.games === 0 ? '–' : percent(share(line))}</td>
                <td aria-hidden="true">
                  <i style={{ inlineSize: `${100 * share(line)}%` }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="dk-trial-cards">
        <h3>{t.mostPlayed}</h3>
        <ul>
          {used.slice(0, 12).map(n => (
            <li key={n} className={`cg-k-${CARDS[n].kind}`}>
              <Icon of={artOf(n)} />
              <span>{said.words.card(n)}</span>
              <b>{t.playedIn(tally.cards[n].games, percent(share(tally.cards[n])))}</b>
            </li>
          ))}
        </ul>
        {never.length > 0 && (
          <>
            <h3>{t.neverPlayed}</h3>
            <p>{never.map(n => said.words.card(n)).join(', ')}</p>
          </>
        )}
      </div>
    </div>
  );
}
