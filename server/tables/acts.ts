/** Every act and who carries it out. */
import { Refused } from '../problems.ts';
import * as lobby from './lobby-acts.ts';
import * as play from './play-acts.ts';
import { propose, vote } from './proposals.ts';
import type { Actor, Draft, ParsedAct, Stage } from './stage.ts';

export function acts(stage: Stage, actor: Actor, act: ParsedAct): Draft {
  switch (act.do) {
    case 'sit':
      return lobby.sit(stage, actor, act);
    case 'ready':
      return lobby.ready(stage, actor, act);
    case 'change':
      return lobby.change(stage, actor, act);
    case 'put':
      return lobby.put(stage, actor, act);
    case 'invite':
      return lobby.invite(stage, actor, act);
    case 'start':
      return lobby.start(stage, actor);
    case 'close':
      return lobby.close(stage, actor);
    case 'answer':
      return play.answer(stage, actor, act);
    case 'undo':
      return play.undo(stage, actor, act);
    case 'redo':
      return play.redo(stage, actor, act);
    case 'order':
      return play.order(stage, actor, act);
    case 'carry-out':
      return play.carryOut(stage, actor, act);
    case 'resign':
      return play.resign(stage, actor);
    case 'resume':
      return play.resume(stage, actor);
    case 'propose':
      return propose(stage, actor, act);
    case 'vote':
      return vote(stage, actor, act);
    case 'take-over':
      return play.takeOver(stage, actor, act);
    case 'leave':
      return play.leave(stage, actor);
    case 'say':
    case 'rematch':
      // These concern more than one table and are carried out by the hall.
      throw new Refused('wrong-phase');
  }
}
