/** The table page's hold on its client: the shot, and acts that report what was refused. */
import type { Answer } from '@epoka/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ClientProblem, Refused, TableClient, TableShot } from '../client/table-client.ts';
import { LocalTableClient } from '../client/worker-link.ts';
import { sayReason, toast } from '../kit/index.ts';
import { tableName } from '../lang/index.ts';
import { prefs } from '../prefs.ts';
import { tick } from '../sounds.ts';
import { useLanguage, useWords } from '../words.tsx';
import { PacedShots } from './paced-shots.ts';
import type { TableContext } from './table-context.ts';

const NEVER = () => () => undefined;

/** `given`: a table that somebody else has opened, and closes. */
export function useClient(
  id: string,
  given?: TableClient,
): {
  client: TableClient | undefined;
  shot: TableShot | undefined;
  problem: ClientProblem | undefined;
} {
  const [made, setClient] = useState<TableClient>();
  const client = given ?? made;
  useEffect(() => {
    if (given) return;
    const made = new LocalTableClient(id, prefs.get().pace);
    setClient(made);
    return () => made.close();
  }, [id, given]);
  const subscribe = useCallback((l: () => void) => client?.subscribe(l) ?? (() => undefined), [client]);
  const shots = useMemo(() => client && new PacedShots(client), [client]);
  const told = useSyncExternalStore(shots?.subscribe ?? NEVER, () => shots?.shot());
  const language = useLanguage();
  const shot = useMemo(() => {
    const name = told && tableName(told.name, told.view.game, language);
    return told && name !== undefined && name !== told.name ? { ...told, name } : told;
  }, [told, language]);
  const problem = useSyncExternalStore(subscribe, () => client?.problem());
  return { client, shot, problem };
}

/** What the parts of the page may do. */
export interface TableActs {
  readonly answer: (questionId: number, answer: Answer) => void;
  readonly undo: (answers: number) => void;
  readonly redo: (answers: number) => void;
  readonly order: (order: string, on: boolean) => void;
  readonly resign: (seat: number) => void;
}

export interface Caution {
  readonly text: string;
  readonly go: () => void;
}

export function useActs(
  client: TableClient | undefined,
  now: { readonly shot: TableShot | undefined; readonly context: TableContext | undefined },
  hooks: {
    /** asked back before a choice with a word of caution */
    readonly caution: (caution: Caution) => void;
    readonly answered: (questionId: number, answer: Answer, at: TableShot) => void;
  },
): TableActs {
  const words = useWords();
  const latest = useRef({ ...now, ...hooks, words });
  latest.current = { ...now, ...hooks, words };
  /** the shot that was answered: a second click before the next one comes must not count */
  const sent = useRef<{ question: number; shot: TableShot }>(undefined);

  return useMemo(() => {
    const report = (work: Promise<Refused | undefined>): void => {
      const { words: w, context } = latest.current;
      work.then(
        refused => {
          if (!refused) return;
          sent.current = undefined;
          const known =
            w.ask.refused[refused.code] ?? (w.ask.tableRefused as Record<string, string>)[refused.code];
          const why = refused.reason && context ? sayReason(context, refused.reason) : '';
          toast([known ?? w.ask.failed, why].filter(Boolean).join(' '), 'bad');
        },
        () => {
          sent.current = undefined;
          toast(w.ask.failed, 'bad');
        },
      );
    };
    const give = (questionId: number, answer: Answer): void => {
      const { shot, context } = latest.current;
      if (!client || !shot || !context) return;
      if (sent.current?.question === questionId && sent.current.shot === shot) return;
      sent.current = { question: questionId, shot };
      latest.current.answered(questionId, answer, shot);
      performance.mark('epoka-answer');
      tick('answer');
      report(client.answer(questionId, answer));
    };
    return {
      answer(questionId, answer) {
        const { context } = latest.current;
        const choice = context?.questions
          .find(q => q.question.id === questionId)
          ?.options.choices.find(c => JSON.stringify(c.answer) === JSON.stringify(answer));
        // Giving up is the one answer that ends everything for a player; it is never given by a slip.
        if (answer[0] === 'resign')
          latest.current.caution({
            text: latest.current.words.ask.resign,
            go: () => give(questionId, answer),
          });
        else if (context && choice?.warn && prefs.get().careful)
          latest.current.caution({
            text: sayReason(context, choice.warn),
            go: () => give(questionId, answer),
          });
        else give(questionId, answer);
      },
      undo: n => client && report(client.undo(n)),
      redo: n => client && report(client.redo(n)),
      order: (order, on) => client && report(client.order(order, on)),
      resign(seat) {
        const { caution, words: w, context } = latest.current;
        caution({
          text: w.table.resignSure(context?.reader.name(seat) ?? ''),
          go: () => client?.resign && report(client.resign(seat)),
        });
      },
    };
  }, [client]);
}
