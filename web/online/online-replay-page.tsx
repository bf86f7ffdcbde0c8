/**
 * Looking back at a table of the server. A finished game is fetched whole and played through in this browser; of a running
 * one the server shows earlier positions, with the eyes of the one who looks.
 */

import type { TableReply } from '@epoka/protocol';
import { newKey } from '@epoka/protocol/client';
import { useEffect, useState } from 'react';
import type { ReplayShot } from '../client/table-client.ts';
import { ask } from '../client/worker-link.ts';
import { Problem } from '../pages/problems.tsx';
import { ReplayPage, type ReplaySource } from '../replay/replay-page.tsx';
import { useWords } from '../words.tsx';
import { call, callText } from './api.ts';
import type { OnlineMessages } from './lang/en.ts';
import { fromRouteId } from './route-ids.ts';
import { byLink } from './shown-links.ts';
import { OnlineWords, sayProblem, useOnlineWords } from './words.tsx';

export function OnlineReplayPage(props: { id: string; at: number | undefined; seat: number | undefined }) {
  return (
    <OnlineWords>
      <Opened {...props} />
    </OnlineWords>
  );
}

/** Finished games that were fetched, by the id of the table: the copy in the worker. */
const fetched = new Map<string, string>();

async function sourceOf(routeId: string, w: OnlineMessages): Promise<ReplaySource> {
  const id = fromRouteId(routeId);
  const { info, seat, view } = await call<TableReply>('GET', `/api/tables/${id}${byLink(id)}`);
  const name = info.title || info.game;
  if (view && (view.over || info.phase === 'closed')) {
    let copy = fetched.get(id);
    if (!copy) {
      copy = (await ask('importReplay', await callText(`/api/tables/${id}/replay${byLink(id)}`), name, false))
        .id;
      fetched.set(id, copy);
    }
    const known = copy;
    return {
      open: async () => ({ ...(await ask('openReplay', known)), id: routeId }),
      at: (_, answers, eyes) => ask('replayAt', known, answers, eyes),
      copy: known,
    };
  }
  const shot: ReplayShot = {
    id: routeId,
    name,
    game: info.game,
    answers: view?.answers ?? 0,
    over: false,
    seats: view?.seats ?? [],
    result: view?.standing ?? [],
    rounds: [],
    eyes: [seat],
    running: seat >= 0,
    unfinished: false,
  };
  const goOn: NonNullable<ReplaySource['goOn']> = {
    ask: w.goBackAsk,
    did: w.proposed,
    run: to =>
      call('POST', `/api/tables/${id}/acts`, {
        key: newKey(),
        act: { do: 'propose', what: 'take-back', to },
      }),
  };
  return {
    ...(seat >= 0 ? { goOn } : {}),
    open: async () => shot,
    at: async (_, answers) =>
      (
        await call<{ view: NonNullable<TableReply['view']> }>(
          'GET',
          `/api/tables/${id}/at/${answers}${byLink(id)}`,
        )
      ).view,
  };
}

function Opened({ id, at, seat }: { id: string; at: number | undefined; seat: number | undefined }) {
  const words = useWords();
  const w = useOnlineWords();
  const [source, setSource] = useState<ReplaySource>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let stale = false;
    sourceOf(id, w).then(
      made => stale || setSource(made),
      (e: unknown) => stale || setError(e),
    );
    return () => {
      stale = true;
    };
  }, [id, w]);
  if (error !== undefined)
    return (
      <Problem title={words.missing.replay}>
        <p>{sayProblem(w, error)}</p>
      </Problem>
    );
  if (!source)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  return <ReplayPage id={id} at={at} seat={seat} source={source} />;
}
