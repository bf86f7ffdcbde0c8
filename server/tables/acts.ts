/** Every act and who carries it out. */
import type { Act } from '@epoka/protocol';
import { Refused } from '../problems.ts';
import type { ActContext, Actor, Draft } from './act-context.ts';
import * as lobby from './lobby-acts.ts';
import * as play from './play-acts.ts';
import { propose, vote } from './proposals.ts';

export function acts(actContext: ActContext, actor: Actor, act: Act): Draft {
  switch (act.do) {
    case 'sit':
      return lobby.sit(actContext, actor, act);
    case 'bring':
      return lobby.bring(actContext, actor, act);
    case 'ready':
      return lobby.ready(actContext, actor, act);
    case 'change':
      return lobby.change(actContext, actor, act);
    case 'put':
      return lobby.put(actContext, actor, act);
    case 'invite':
      return lobby.invite(actContext, actor, act);
    case 'start':
      return lobby.start(actContext, actor, act);
    case 'close':
      return lobby.close(actContext, actor);
    case 'answer':
      return play.answer(actContext, actor, act);
    case 'undo':
      return play.undo(actContext, actor, act);
    case 'redo':
      return play.redo(actContext, actor, act);
    case 'order':
      return play.order(actContext, actor, act);
    case 'carry-out':
      return play.carryOut(actContext, actor, act);
    case 'resign':
      return play.resign(actContext, actor);
    case 'resume':
      return play.resume(actContext, actor);
    case 'propose':
      return propose(actContext, actor, act);
    case 'vote':
      return vote(actContext, actor, act);
    case 'take-over':
      return play.takeOver(actContext, actor, act);
    case 'leave':
      return play.leave(actContext, actor);
    case 'say':
    case 'rematch':
      // These concern more than one table and are carried out by the registry.
      throw new Refused('wrong-phase');
  }
}
