/** Questions of the interpreter itself: do or skip, one of several, pay for more. */
import { perform, takeOption } from '../effects.ts';
import { sendElsewhere } from '../elsewhere.ts';
import { LISTS } from '../lists.ts';
import { partImpossible, pawnLeaves, whyNotPerform } from '../performing.ts';
import { exhaustActive, payCoins } from '../population.ts';
import { begun, effectOf, resolve } from '../resolve.ts';
import { offerSkip, skipped } from '../skipping.ts';
import type { Kind } from '../vocabulary.ts';

export const task: Kind<'task'> = {
  choices(g, { data: run }, offer) {
    offer.can('do');
    offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer);
  },
  answer(g, { data: run }, [verb]) {
    if (verb === 'do') perform(g, run);
    else skipped(g, run);
  },
};

export const choose: Kind<'choose'> = {
  choices(g, { seat, data: run }, offer) {
    const { length } = effectOf(run, 'choose').options;
    for (let i = 0; i < length; i++) {
      const list = LISTS[run.list].inner[run.at][i];
      offer.unless(whyNotPerform(g, seat, list, 0, 0), 'option', i);
      if (offer.explaining) offer.warn(partImpossible(g, seat, list, 0, 0));
    }
    if (run.act) offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer);
  },
  answer(g, { data: run }, a) {
    if (a[0] === 'option') takeOption(g, run, a[1]);
    else skipped(g, run);
  },
};

export const may: Kind<'may'> = {
  choices(g, { seat, data: run }, offer) {
    offer.can('pay');
    if (offer.explaining) {
      const { coins = 0, exhaust = 0 } = effectOf(run, 'may').cost;
      offer.warn(partImpossible(g, seat, LISTS[run.list].inner[run.at][0], coins, exhaust));
      offer.warn(pawnLeaves(g, seat, exhaust));
    }
    offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer);
  },
  answer(g, { seat, data: run }, [verb]) {
    if (verb !== 'pay') {
      skipped(g, run);
      return;
    }
    begun(g, run);
    const { cost } = effectOf(run, 'may');
    payCoins(g, seat, cost.coins ?? 0);
    exhaustActive(g, seat, cost.exhaust ?? 0);
    resolve(g, seat, LISTS[run.list].inner[run.at][0]);
  },
};
