/** Huts, villages and relics: what happens when their markers are taken (WAW-18, 20). */
import type { QuestionRules } from '@epoka/kernel';
import { MARKERS } from '../content/markers.ts';
import { ARK, CHINA, FIRST_STATE, HUT, LAST_STEP, MARKER_KIND } from '../content/tables.ts';
import { coinOnSheet, gainCulture, setMark } from './changes.ts';
import { elsewhere } from './elsewhere.ts';
import type { G, State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

/** The marker on the square is turned up by the seat: kept, or resolved at once. Drawn only now: nobody could look at it. */
export function takeHut(g: G, seat: number, q: number): void {
  const { s } = g;
  const hut = s.mark[q] === HUT;
  setMark(s, q, 0);
  const marker = g.drawFrom(hut ? s.huts : s.villages);
  const { good, does } = MARKERS[MARKER_KIND[marker]];
  if (good !== undefined) {
    s.kept[seat].push(marker);
    g.tellIn('kept', seat, 2, 'keptMarker', seat, q, marker);
  } else {
    g.tell('turnedMarker', seat, q, marker);
    if (does === 'wealth') coinOnSheet(g, seat);
    else if (does === 'great-person') g.next('person', seat);
    else if (s.cityStates.length > 0) {
      setMark(s, q, FIRST_STATE + g.drawFrom(s.cityStates));
      g.tell('cityState', q, s.mark[q] - FIRST_STATE);
    }
  }
  if (s.civ[seat] === CHINA) {
    g.because('civ:china');
    gainCulture(g, seat, 3);
  }
}

/** An army has ended its move on a relic (WAW-20.4). */
export function takeRelic(g: G, seat: number, q: number): void {
  const { s } = g;
  const relic = s.mark[q];
  setMark(s, q, 0);
  g.tell('relic', seat, relic - ARK);
  if (relic === ARK) g.next('ark', { seat, left: 2 });
  else g.next('levy', { seat, n: 2 });
}

export function ark(g: G, { seat, left }: { seat: number; left: number }): void {
  if (left > 0 && g.s.step[seat] < LAST_STEP) g.ask(seat, 'ark', { left });
}

export const arkQuestion: QuestionRules<State, Vocab, 'ark'> = {
  choices(g, _q, offer) {
    offer.can('advance');
    offer.can('done');
    elsewhere(g, offer);
  },
  answer(g, q, [verb]) {
    if (verb === 'done') return;
    g.next('freeStep', q.seat);
    g.next('ark', { seat: q.seat, left: q.data.left - 1 });
  },
};
