/** A new table on the server: seats, bots, clocks, who may see it, and the settings of the game. */
import './online.css';
import type { Settings } from '@epoka/kernel';
import type { NewTable } from '@epoka/protocol';
import { newKey } from '@epoka/protocol/client';
import { LIMITS } from '@epoka/protocol/codes';
import { type ReactNode, useState } from 'react';
import { useGameWords } from '../client/game-parts.ts';
import type { GameFacts } from '../client/table-client.ts';
import type { ChosenDeck } from '../decks/deck-choice.tsx';
import { bringsDecks } from '../decks/games-with-decks.ts';
import { Button, SeatMark } from '../kit/index.ts';
import { Select } from '../kit/ui/fields.tsx';
import { defaultsOf, SettingsOfGame } from '../pages/game-settings.tsx';
import { Radios } from '../pages/radios.tsx';
import { go } from '../router.ts';
import { useLanguage, useWords } from '../words.tsx';
import { call } from './api.ts';
import { Field } from './field.tsx';
import { faultsIn, MyDeck } from './my-deck.tsx';
import { toRouteId } from './route-ids.ts';
import { useSession } from './session.ts';
import { NoServer, TryAgain, Welcome } from './sign-in.tsx';
import { factsOf, seatOptions, type Terms, TermsFields, usualTerms } from './table-terms.tsx';
import { OnlineWords, useFormTry, useOnlineWords } from './words.tsx';

export function CreateOnlineTable({ game, without }: { game: string; without: ReactNode }) {
  return (
    <OnlineWords>
      <Create game={game} without={without} />
    </OnlineWords>
  );
}

function Create({ game, without }: { game: string; without: ReactNode }) {
  const words = useWords();
  const w = useOnlineWords();
  const { info, me, absence } = useSession();
  const gameWords = useGameWords(game, useLanguage());
  if (info === null && absence === 'silent')
    return (
      <div className="new-online">
        <NoServer />
        <p className="page-acts">
          <TryAgain />
        </p>
      </div>
    );
  if (info === null) return without;
  if (!info || me === undefined || !gameWords) return <p role="status">{words.loading}</p>;
  if (!me) return <Welcome label={w.enter} />;
  const facts = factsOf(info, game);
  return facts ? <Form facts={facts} /> : <p>{w.problems['unknown-game']}</p>;
}

/** `me`, `open`, or `bot/<name>` */
type Seat = string;

function wishOf(seat: Seat): NewTable['seats'][number] {
  if (seat === 'me' || seat === 'open') return { who: seat };
  return { who: 'bot', bot: seat.slice('bot/'.length) };
}

/** Whoever takes another chair leaves the old one to whoever was to sit in the new one. */
function reseat(seats: readonly Seat[], n: number, who: Seat): Seat[] {
  const old = seats[n];
  return seats.map((seat, i) => (i === n ? who : who === 'me' && seat === 'me' ? old : seat));
}

function resize(seats: readonly Seat[], size: number): Seat[] {
  const made = Array.from({ length: size }, (_, i) => seats[i] ?? 'open');
  return made.includes('me') ? made : reseat(made, size - 1, 'me');
}

function Form({ facts }: { facts: GameFacts }) {
  const words = useWords();
  const w = useOnlineWords();
  const { attempt, busy, problem, error } = useFormTry();
  const gameWords = useGameWords(facts.id, useLanguage());
  const { me } = useSession();
  /** the same wish again is the same table */
  const [key] = useState(newKey);
  const [title, setTitle] = useState('');
  const [seats, setSeats] = useState<readonly Seat[]>(() => resize(['me'], Math.max(2, facts.seats.min)));
  const [settings, setSettings] = useState<Settings>(() => defaultsOf(facts));
  const [terms, setTerms] = useState<Terms>(usualTerms);
  const [deck, setDeck] = useState<ChosenDeck>();
  const start = () =>
    attempt(async () => {
      const wish: NewTable = {
        key,
        game: facts.id,
        ...(title.trim() ? { title: title.trim() } : {}),
        seats: seats.map(wishOf),
        ...(deck ? { brings: deck.value } : {}),
        settings: settings as NonNullable<NewTable['settings']>,
        ...terms,
      };
      const { id } = await call<{ id: string }>('POST', '/api/tables', wish);
      go({ page: 'table', id: toRouteId(id), join: undefined });
    });
  const { min, max } = facts.seats;
  return (
    <form
      className="new-form"
      onSubmit={e => {
        e.preventDefault();
        void start();
      }}
    >
      <fieldset className="new-seats">
        <legend>{words.newTable.seats}</legend>
        <Radios
          legend={words.newTable.seats}
          name="seats"
          value={String(seats.length)}
          options={Array.from({ length: max - min + 1 }, (_, i) => String(min + i)).map(n => ({
            value: n,
            label: n,
          }))}
          onChange={v => setSeats(resize(seats, Number(v)))}
        />
        <ol>
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i} className="new-seat online-new-seat">
              <SeatMark mark={i} name={seat === 'me' ? (me?.name ?? '') : ''} size={28} />
              {seat === 'me' ? (
                <span className="new-you">
                  {me?.name} ({words.newTable.you})
                </span>
              ) : (
                <Select
                  bare
                  label={words.newTable.seatN(i + 1)}
                  value={seat}
                  options={seatOptions(facts.bots, words.bots, w.openSeat, w.mySeat)}
                  onChange={who => setSeats(reseat(seats, i, who))}
                />
              )}
            </li>
          ))}
        </ol>
      </fieldset>
      {bringsDecks(facts.id) && (
        <MyDeck game={facts.id} value={deck} onChange={setDeck} refused={faultsIn(error)} />
      )}
      {gameWords && (
        <SettingsOfGame facts={facts} words={gameWords} settings={settings} onChange={setSettings} />
      )}
      <TermsFields terms={terms} bots={facts.bots} onChange={setTerms} />
      <Field
        label={w.tableName}
        value={title}
        maxLength={LIMITS.title}
        placeholder={gameWords?.title ?? ''}
        autoComplete="off"
        onChange={setTitle}
      />
      {problem}
      <p className="page-acts new-acts">
        <Button kind="primary" type="submit" disabled={busy}>
          {busy ? words.newTable.starting : w.create}
        </Button>
      </p>
    </form>
  );
}
