/** A deck tried alone by the real rules: the opening hand, and turn by turn what a bot makes of it against a rival who passes. */
import { type Json, nextBelow, seedChance, shuffleWith } from '@epoka/kernel';
import { Button, Icon } from '@epoka/web/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { artOf, ROMAN } from '../art.ts';
import type { Said } from '../face.tsx';
import { CARDS, VICTORY_TERRAINS } from '../game.ts';
import { type Deck, entriesOf } from './deck.ts';
import type { Sight } from './trial.ts';
import type { Trials } from './trials.ts';
import type { BuilderWords } from './words.ts';

const HAND = 7;

/** Seven cards from the top of a shuffled library, for decks that can't be played yet. */
function sampleOf(deck: Deck, seed: number): readonly number[] {
  const library = entriesOf(deck.library).flatMap(([id, n]) =>
    new Array<number>(n).fill(CARDS.findIndex(c => c.id === id)),
  );
  return shuffleWith(seedChance(`sample ${seed}`), library).slice(0, HAND);
}

/** What the solitaire shows after so many turns; undefined until it is known. */
function useSolo(makeTrials: () => Trials, deck: Deck, legal: boolean, seed: number, turns: number) {
  const trials = useRef<Trials>(undefined);
  const [sight, setSight] = useState<{ readonly deck: Deck; readonly seed: number; readonly of: Sight }>();
  useEffect(() => () => trials.current?.stop(), []);
  useEffect(() => {
    if (!legal) return;
    let stale = false;
    trials.current ??= makeTrials();
    trials.current
      .run(
        [{ what: 'solo', deck: deck as unknown as Json, seed: `solo ${seed}`, turns }],
        of => stale || setSight({ deck, seed, of: of as Sight }),
      )
      // where no worker can be had, the hand is a plain sample
      .catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [makeTrials, deck, legal, seed, turns]);
  return sight?.deck === deck && sight.seed === seed ? sight.of : undefined;
}

export function Goldfish({
  said,
  t,
  deck,
  legal,
  makeTrials,
  playAlone,
}: {
  said: Said;
  t: BuilderWords;
  deck: Deck;
  legal: boolean;
  makeTrials: () => Trials;
  playAlone: () => void;
}) {
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 9000) + 1000);
  const [turns, setTurns] = useState(0);
  const sight = useSolo(makeTrials, deck, legal, seed, turns);
  const before = useRef<{ readonly sight: Sight | undefined }>({ sight: undefined });
  const sample = useMemo(() => sampleOf(deck, seed), [deck, seed]);
  const hand = legal ? (sight?.hand ?? before.current.sight?.hand ?? []) : sample;
  const fresh = sight !== undefined && before.current.sight !== sight;
  const was = useRef<readonly number[]>([]);
  if (fresh) {
    // what stands now and did not stand a turn before
    was.current = sight.turn === 0 ? sight.works : (before.current.sight?.works ?? []);
    before.current = { sight };
  }
  const built = sight && newOnes(was.current, sight.works);
  const again = (next: number) => {
    setSeed(next);
    setTurns(0);
  };
  return (
    <section className="dk-hand" aria-label={t.goldfish}>
      <div className="dk-hand-title">
        <h2>{t.goldfish}</h2>
        <small>{t.goldfishNote}</small>
        <Button kind="quiet" disabled={!legal} onClick={playAlone}>
          {t.playAlone}
        </Button>
      </div>
      <ol className="dk-hand-cards" aria-label={t.inHand}>
        {hand.map((n, i) => (
          <li key={`${n}-${i}`} className={`cg-k-${CARDS[n].kind}`}>
            <Icon of={artOf(n)} />
            <span>{said.words.card(n)}</span>
          </li>
        ))}
        {hand.length === 0 && <li className="dk-quiet">{t.noHand}</li>}
      </ol>
      <div className="dk-hand-now">
        <p role="status">
          <b>{t.soloTurn(sight?.turn ?? turns)}</b> {t.seed(seed)}
          {sight && sight.turn > 0 && (
            <>
              <br />
              {t.soloStands(sight.row.length, VICTORY_TERRAINS, sight.food, ROMAN[sight.era])}
              {built && built.length > 0 && ` ${t.soloBuilt(built.map(n => said.words.card(n)).join(', '))}`}
            </>
          )}
          {sight?.over && <b> {t.soloOver}</b>}
        </p>
        <span className="dk-hand-acts">
          <Button onClick={() => again(1000 + nextBelow(seedChance(`next ${seed}`), 9000))}>
            {t.newHand}
          </Button>
          <Button disabled={turns === 0} onClick={() => setTurns(0)}>
            {t.sameSeed}
          </Button>
          <Button
            kind="primary"
            disabled={!legal || sight === undefined || sight.over}
            onClick={() => setTurns(turns + 1)}
          >
            {t.nextTurn}
          </Button>
        </span>
      </div>
    </section>
  );
}

function newOnes(before: readonly number[], now: readonly number[]): readonly number[] {
  const left = [...before];
  return now.filter(n => {
    const i = left.indexOf(n);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
