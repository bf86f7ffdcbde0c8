import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { highestBid } from '../rules/colonies.ts';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import { dropColony } from '../rules/score.ts';
import { army, card, cards, put, type Scene, scene } from './scene.ts';

type Arrange = Parameters<typeof scene>[1];
function auction(
  id: Parameters<typeof card>[0],
  arrange: Arrange = () => {},
  options: Parameters<typeof scene>[0] = {},
): Scene {
  const at = scene({ phase: 'political', ...options }, (s, ...civs) => {
    s.current = [card('no-event'), card(id)];
    civs[options.active ?? 0].military = cards('rats');
    for (const c of civs) army(c, { warriors: 4 });
    arrange(s, ...civs);
  });
  return at.does('event', card('rats'));
}

describe('19 colonization', () => {
  it('EX-45 TTA-19.1 the active player begins, a pass is final', () => {
    const at = auction('historic-territory-1', () => {}, { active: 1 });
    at.asks('bid', 1).does('pass');
    at.asks('bid', 2).does('bid', 2);
    at.asks('bid', 3).does('pass');
    at.asks('bid', 0).does('bid', 3);
    at.asks('bid', 2).does('pass');
    at.asks('payColony', 0);
    expect(at.s.auction.bid).toBe(3);
  });

  it('TTA-19.3 few numbers are offered one by one, of many the next and the last, and any other by its number', () => {
    const few = auction('historic-territory-1', (_s, p) => army(p, { warriors: 8 }));
    expect(few.can('bid')).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(n => [n]));
    expect(few.g.options(few.open()).forms.filter(f => f.verb === 'bid')).toEqual([]);
    const many = () => auction('historic-territory-1', (_s, p) => army(p, { warriors: 12 }));
    const at = many();
    expect(at.can('bid')).toEqual([[1], [2], [3], [4], [12]]);
    const schema = { type: 'int', min: 1, max: 12 };
    expect(at.g.options(at.open()).forms).toContainEqual({ verb: 'bid', schema });
    at.notOffered('bid', 0).notOffered('bid', 1.5).cannot(['bid', 13], 'bidTooHigh', 13, 12);
    at.does('bid', 7);
    expect([at.s.auction.bid, at.s.auction.bidder]).toEqual([7, 0]);
  });

  it('EX-45 TTA-19.2 the last one may still bid or pass', () => {
    const at = auction('historic-territory-1', () => {}, { active: 1 });
    at.does('pass').does('pass').does('pass').asks('bid', 0);
    expect(at.can('bid')[0]).toEqual([1]);
    at.does('pass');
    expect(at.s.past).toContain(card('historic-territory-1'));
    at.asks('act', 1);
  });

  it('EX-46 TTA-19.3 the highest bid counts units, armies, bonuses and bonus cards', () => {
    const at = auction('historic-territory-1', (_s, p) => {
      army(p, { swordsmen: 1, knights: 1 });
      p.tactic = card('medieval-army');
      p.wonders = [card('colossus')];
      p.military = cards('rats', 'bonus-1', 'bonus-2');
    });
    expect(highestBid(at.s, 0)).toBe(10);
    at.cannot(['bid', 11], 'bidTooHigh', 11, 10);
    at.s.civs[0].leader = card('james-cook');
    expect(highestBid(at.s, 0)).toBe(12);
    at.s.civs[0].leader = card('genghis-khan');
    expect(highestBid(at.s, 0)).toBe(2 + 3 + 1 + 3);
    at.does('bid', 3);
    at.cannot(['bid', 3], 'bidTooLow', 3).cannot(['bid', 1], 'bidTooLow', 3).notOffered('bid', 0);
  });

  it('TTA-19.3.a without a unit there is no question; with a card in hand there always is', () => {
    const at = auction('historic-territory-1', (_s, _p, q, r) => {
      army(q, {});
      army(r, { warriors: 1 });
      r.military = cards('spy-2');
    });
    at.does('bid', 3).asks('bid', 2);
    expect(at.legal()).toEqual([['pass']]);
    expect(at.tellsOf('cannotBid').map(({ args }) => args)).toEqual([[1]]);
    expect(at.opened('cannotBid')).toEqual(['bidTooLow 3: bid 1, bid 2, bid 3', 'noUnit: bid 4']);
  });

  it('TTA-19.3.a whose hand is empty and cannot bid more is not asked: everybody sees it', () => {
    const arrange: Arrange = (_s, _p, q, r) => {
      army(q, { warriors: 3 });
      army(r, { warriors: 4 });
    };
    const at = auction('historic-territory-1', arrange);
    at.does('bid', 3).asks('bid', 2);
    expect(at.tellsOf('cannotOutbid').map(({ args }) => args)).toEqual([[1, 3]]);
    expect(at.opened('cannotOutbid')).toEqual(['bidTooLow 3: bid 1, bid 2, bid 3', 'bidTooHigh 4 3: bid 4']);
    at.cannot(['bid', 3], 'bidTooLow', 3);
    const before = auction('historic-territory-1', (s, ...civs) => {
      s.version = 2;
      arrange(s, ...civs);
    });
    before.does('bid', 3).asks('bid', 1);
    expect(before.legal()).toEqual([['pass']]);
  });

  it('TTA-19.4 a bid stands', () => {
    const at = auction(
      'historic-territory-1',
      (_s, p) => {
        p.military = cards('rats', 'bonus-1');
      },
      { seats: 2 },
    );
    at.does('bid', 2).does('pass').asks('payColony', 0);
    at.notOffered('pass').cannot(['done'], 'noUnit');
  });

  it('EX-44 TTA-19.5 TTA-19.6 TTA-19.7 TTA-19.8 paying for Inhabited Territory', () => {
    const arrange = () =>
      auction(
        'inhabited-territory-1',
        (_s, p, q) => {
          army(p, { warriors: 1, swordsmen: 1 });
          p.specials[2] = card('cartography');
          p.military = cards('rats', 'bonus-2');
          p.yellow = 10;
          p.idle = 0;
          p.wonders = [];
          q.military = cards('spy-2');
        },
        { seats: 2 },
      )
        .does('bid', 4)
        .does('pass')
        .asks('payColony', 0);
    const at = arrange();
    at.does('sacrifice', card('warriors')).cannot(['done'], 'paymentTooLow', 4, 3);
    at.does('bonus', card('bonus-2')).does('done');
    const c = at.civ(0);
    expect([c.yellow, c.idle, c.colonies]).toEqual([12, 1, cards('inhabited-territory-1')]);
    expect([at.s.discards[2], c.military]).toEqual([cards('bonus-2'), []]);
    expect(at.s.auction.card).toBe(NONE);
    dropColony(at.g, 0, card('inhabited-territory-1'));
    expect([c.yellow, c.idle]).toEqual([10, 1]);
    const other = arrange();
    other.does('bonus', card('bonus-2')).cannot(['done'], 'noUnit');
    const third = arrange().does('sacrifice', card('swordsmen'));
    expect(third.can('done')).toEqual([[]]);
    expect([third.warning('bonus', card('bonus-2')), other.warning('sacrifice', card('warriors'))]).toEqual([
      'warnEnough',
      undefined,
    ]);
    third.does('sacrifice', card('warriors')).does('done');
    expect(third.civ(0).yellow).toBe(10 + 2 + 2 - 1);
  });

  it('TTA-19.5 where everybody sees the only way to pay, nobody is asked; what is paid already is said', () => {
    const won = (warriors: number, version: number) =>
      auction(
        'historic-territory-1',
        (s, p) => {
          s.version = version;
          army(p, { warriors });
        },
        { seats: 2 },
      )
        .does('bid', 1)
        .does('pass');
    const one = won(1, 3).asks('act', 0);
    expect([one.civ(0).colonies, one.civ(0).workers[card('warriors')]]).toEqual([
      cards('historic-territory-1'),
      0,
    ]);
    expect(one.told.map(({ key }) => key).slice(-4)).toEqual([
      'bidPassed',
      'sacrificed',
      'colonized',
      'scored',
    ]);
    const two = won(2, 3).asks('payColony', 0);
    expect(two.legal()).toEqual([['sacrifice', card('warriors')], ['done']]);
    expect([two.warning('sacrifice', card('warriors')), two.warning('done')]).toEqual([
      'warnEnough',
      undefined,
    ]);
    const mixed = auction(
      'historic-territory-1',
      (_s, p) => {
        army(p, { warriors: 1, swordsmen: 1 });
        put(p, 'knights', 0);
      },
      { seats: 2 },
    )
      .does('bid', 1)
      .does('pass')
      .asks('payColony', 0);
    expect(mixed.legal()).toEqual([
      ['sacrifice', card('warriors')],
      ['sacrifice', card('swordsmen')],
    ]);
    mixed.cannot(['sacrifice', card('knights')], 'noWorkerOn', card('knights'));
    const before = won(1, 2).asks('payColony', 0);
    expect(before.legal()).toEqual([['sacrifice', card('warriors')]]);
    expect(before.warning('sacrifice', card('warriors'))).toBeUndefined();
    before.does('sacrifice', card('warriors')).asks('payColony', 0).does('done').asks('act', 0);
  });

  it('TTA-19.6 Colossus adds 1, and of the technologies only the one in play', () => {
    const { s } = scene({}, (_s, p) => {
      p.wonders = [card('colossus')];
      p.specials[2] = card('satellites');
    });
    expect(highestBid(s, 0)).toBe(1 + 1 + 4);
  });

  it('TTA-19.9 immediate and permanent benefits', () => {
    const won = (id: Parameters<typeof card>[0]) => {
      const at = auction(id, () => {}, { seats: 2 });
      return at.does('bid', 1).does('pass').asks('payColony', 0).does('done');
    };
    expect(foodOf(won('fertile-territory-1').civ(0))).toBe(3);
    expect(resourcesOf(won('wealthy-territory-2').civ(0))).toBe(8);
    expect(won('wealthy-territory-2').civ(0).blue).toBe(18 + 3 - 8);
    expect(won('developed-territory-1').civ(0).science).toBe(3);
    expect(won('historic-territory-2').civ(0).culture).toBe(1 + 11);
    const strategic = won('strategic-territory-1');
    expect([strategic.civ(0).military.length, strategic.strength(0)]).toEqual([3, 3 + 2]);
  });

  it('TTA-19.10 a lost colony takes only its permanent benefit away', () => {
    const at = scene({ phase: 'political', age: 2 }, (s, p, q, r, t) => {
      s.current = cards('no-event', 'independence-declaration');
      p.military = cards('rats');
      for (const c of [p, q, r]) army(c, { warriors: 3 });
      t.colonies = cards('wealthy-territory-1', 'fertile-territory-1');
      put(t, 'bronze', 2);
    });
    at.does('event', card('rats')).asks('loseColony', 3).does('colony', card('fertile-territory-1'));
    expect([at.civ(3).colonies, at.civ(3).yellow, at.civ(3).blue]).toEqual([
      cards('wealthy-territory-1'),
      15,
      18,
    ]);
  });

  it('TTA-19.11 [F] in the last round nobody colonizes', () => {
    const at = auction('historic-territory-1', s => {
      s.lastRound = s.round;
    });
    expect(at.s.past).toContain(card('historic-territory-1'));
    expect(at.told.map(({ key }) => key)).toContain('noColonyNow');
    expect(at.tellsOf('unclaimed')).toEqual([]);
    at.asks('act', 0);
  });
});
