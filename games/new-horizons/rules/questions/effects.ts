/** Questions of the interpreter itself: do or skip, one of several, pay for more. */
import { OK } from '@epoka/kernel';
import { perform } from '../effects.ts';
import { LISTS } from '../lists.ts';
import { exhaustActive, payCoins } from '../population.ts';
import { canDoAnyNow } from '../possible.ts';
import { begun, effectOf, resolve } from '../resolve.ts';
import { offerSkip, whyNotSkip } from '../skipping.ts';
import type { Kind } from '../vocabulary.ts';

export const task: Kind<'task'> = {
  choices(g, { data: run }, offer) {
    offer.can('do');
    offerSkip(g, run, offer);
  },
  answer(g, { data: run }, [verb]) {
    if (verb === 'do') perform(g, run);
    else g.tell('skip', run.seat);
  },
};

export const choose: Kind<'choose'> = {
  choices(g, { seat, data: run }, offer) {
    const { options } = effectOf(run, 'choose');
    for (let i = 0; i < options.length; i++)
      offer.unless(canDoAnyNow(g, seat, options[i]) ? OK : g.no('action-impossible'), 'option', i);
    if (run.act) offerSkip(g, run, offer);
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] !== 'option') return;
    const list = LISTS[run.list].inner[run.at][a[1]];
    // The option is part of the action: it may be left out only if something else of the action remains.
    g.next('effects', { seat, list, at: 0, act: run.act, rest: run.act && whyNotSkip(g, run) === OK });
  },
};

export const may: Kind<'may'> = {
  choices(g, { data: run }, offer) {
    offer.can('pay');
    offerSkip(g, run, offer);
  },
  answer(g, { seat, data: run }, [verb]) {
    if (verb !== 'pay') return;
    begun(g, run);
    const { cost } = effectOf(run, 'may');
    payCoins(g, seat, cost.coins ?? 0);
    exhaustActive(g, seat, cost.exhaust ?? 0);
    resolve(g, seat, LISTS[run.list].inner[run.at][0]);
  },
};
