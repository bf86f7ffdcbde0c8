import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import {
  BONUSES,
  EVENTS,
  LEADERS,
  PACTS,
  TACTICS,
  TECHNOLOGIES,
  TERRITORIES,
  WARS,
  WONDERS,
} from '../content/ids.ts';
import * as T from '../content/tables.ts';
import { militaryHandLimit } from '../rules/ratings.ts';
import { card, cards, scene } from './scene.ts';

describe('4 cards, hands and limits', () => {
  it('TTA-4.1 TTA-4.2 kinds of civil and military cards', () => {
    for (const id of [...TECHNOLOGIES, ...LEADERS, ...WONDERS]) expect(T.isCivil(card(id))).toBe(true);
    for (const id of [...EVENTS, ...TERRITORIES, ...PACTS, ...WARS, ...TACTICS, ...BONUSES])
      expect(T.isCivil(card(id))).toBe(false);
    expect(TECHNOLOGIES.map((_, i) => T.TYPE[i])).toEqual([...T.TYPE].sort((a, b) => a - b));
  });

  it('EX-9 TTA-4.3 the civil hand is limited by the civil actions, wonders do not count', () => {
    const at = scene({}, (s, p) => {
      p.hand = cards('iron', 'alchemy', 'drama', 'theology');
      s.row[0] = card('masonry');
      s.row[1] = card('pyramids');
    });
    at.cannot(['take', 0], 'handLimit', 4, 4).does('take', 1);
    expect(at.civ(0).building).toBe(card('pyramids'));
    at.civ(0).wonders.push(card('library-of-alexandria'));
    at.does('take', 0);
    expect(at.civ(0).hand).toHaveLength(5);
  });

  it('TTA-4.3 cards above the limit are kept', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.hand = cards('iron', 'alchemy', 'drama', 'theology', 'masonry');
    });
    at.does('endTurn');
    expect(at.civ(0).hand).toHaveLength(5);
  });

  it('TTA-4.4 one leader of each age in the whole game, whatever became of him', () => {
    const at = scene({}, (s, p) => {
      p.leader = NONE;
      p.leaderAges = 1;
      s.row[0] = card('moses');
      s.row[1] = card('joan-of-arc');
    });
    at.cannot(['take', 0], 'leaderOfAge', 0).does('take', 1);
    expect(at.civ(0).leaderAges).toBe(3);
  });

  it('TTA-4.5 no technology twice, in hand or in play', () => {
    const at = scene({}, (s, p) => {
      p.hand = [card('iron')];
      p.workers[card('alchemy')] = 0;
      p.specials[1] = card('code-of-laws');
      s.row.splice(0, 4, card('iron'), card('alchemy'), card('code-of-laws'), card('coal'));
    });
    at.cannot(['take', 0], 'sameTechnology')
      .cannot(['take', 1], 'sameTechnology')
      .cannot(['take', 2], 'sameTechnology');
    at.does('take', 3);
  });

  it('TTA-4.6 one wonder at a time', () => {
    const at = scene({}, (s, p) => {
      p.building = card('colossus');
      s.row[0] = card('pyramids');
    });
    at.cannot(['take', 0], 'wonderInProgress', card('colossus'));
  });

  it('EX-17 TTA-4.7 an action card waits for the next turn', () => {
    const at = scene({}, (s, p) => {
      s.row[0] = card('work-of-art-a');
      p.hand = [];
    });
    at.does('take', 0).cannot(['action', card('work-of-art-a')], 'takenThisTurn', card('work-of-art-a'));
  });

  it('TTA-4.7 another copy that was there before can be played', () => {
    const at = scene({}, (s, p) => {
      s.row[0] = card('rich-land-a');
      p.hand = [card('rich-land-a')];
      p.blues[card('bronze')] = 4;
    });
    at.does('take', 0).does('action', card('rich-land-a')).does('build', card('bronze'));
    at.cannot(['action', card('rich-land-a')], 'takenThisTurn');
  });

  it('TTA-4.8 military hand limit by the military actions', () => {
    const { s } = scene({}, (_s, p) => {
      p.wonders = [card('library-of-alexandria')];
    });
    expect([militaryHandLimit(s, 0), militaryHandLimit(s, 1)]).toEqual([3, 2]);
  });

  it('TTA-4.9 civil cards that are used leave the game', () => {
    const at = scene({}, (_s, p) => {
      p.hand = [card('work-of-art-a')];
    });
    at.does('action', card('work-of-art-a'));
    expect(at.s.gone).toContain(card('work-of-art-a'));
    expect(at.civ(0).culture).toBe(6);
  });
});
