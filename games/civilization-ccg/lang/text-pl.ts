/** Makes the Polish text of every card from what the card does. */
import { plCount, plForm } from '@epoka/kernel';
import type {
  AnyCard,
  Effect,
  Filter,
  Kind,
  Price,
  Target,
  TerrainType,
  UnitType,
} from '../content/index.ts';
import { NAMES } from './names-pl.ts';
import { tables } from './tables-pl.ts';
import { incomes, KEYWORDS_WITH_VALUE, signed, stats, type Teller, textsBy, unsaid } from './text.ts';
import { joined } from './types.ts';

const { terrainTypes, keywords, traits, phases, eventSources } = tables;
const GOODS = ['żywności', 'produkcji', 'podatku'] as const;
const GOOD = { food: GOODS[0], production: GOODS[1], tax: GOODS[2] };
const ERA_OF = ['Ery Początkowej', 'Ery Srebrnej', 'Ery Złotej'];
/** of what; with what (accusative) */
const KINDS: Readonly<Record<Kind, readonly [genitive: string, accusative: string]>> = {
  capital: ['stolic', 'stolice'],
  terrain: ['terenów', 'tereny'],
  resource: ['surowców', 'surowce'],
  building: ['budowli', 'budowle'],
  wonder: ['cudów', 'cuda'],
  unit: ['jednostek wojskowych', 'jednostki wojskowe'],
  invention: ['wynalazków', 'wynalazki'],
  event: ['zdarzeń', 'zdarzenia'],
};
/** after "jednostki", "jednostek", "jednostka" */
const TYPES: Readonly<Record<UnitType, readonly [many: string, ofMany: string, one: string]>> = {
  infantry: ['piechoty', 'piechoty', 'piechoty'],
  cavalry: ['jazdy', 'jazdy', 'jazdy'],
  motorized: ['zmotoryzowane', 'zmotoryzowanych', 'zmotoryzowana'],
  naval: ['morskie', 'morskich', 'morska'],
  air: ['lotnicze', 'lotniczych', 'lotnicza'],
};
const PHASE = { explorers: phases[1], military: phases[2], management: phases[3], final: phases[4] };
const ROLE = { attacking: ['atakujące', 'atakująca'], defending: ['broniące się', 'broniąca się'] } as const;

const or = (list: readonly string[]) => joined(list, 'lub');
const and = (list: readonly string[]) => joined(list, 'i');
const name = (id: string) => NAMES[id as keyof typeof NAMES];
const ofType = (types: readonly TerrainType[] | undefined) =>
  types === undefined ? '' : ` typu ${or(types.map(t => terrainTypes[t]))}`;
const keyword = (k: keyof typeof keywords, value: number) =>
  KEYWORDS_WITH_VALUE.includes(k) ? `${keywords[k]} ${value}` : keywords[k];
const until = (e: Effect) =>
  e.until === undefined ? '' : ` do końca tej ${e.until === 'phase' ? 'fazy' : 'tury'}`;
const less = (n: number, good = '') => `o ${Math.abs(n)}${good} ${n < 0 ? 'mniej' : 'więcej'}`;
const times = (n: number) => (n === 1 ? 'raz' : `${n} razy`);

function price(cost: Price): string {
  return and(
    (['food', 'production', 'tax'] as const).flatMap(k => (cost[k] ? [`${cost[k]} ${GOOD[k]}`] : [])),
  );
}

// ---- what it is about

function unitsOf(f: Filter): string {
  const role = f.role === undefined ? '' : `${ROLE[f.role][0]} `;
  const types = f.unitTypes === undefined ? '' : ` ${and(f.unitTypes.map(t => TYPES[t][0]))}`;
  return `${role}jednostki${types}`;
}

function whereabouts(f: Filter, own: boolean): string {
  const said: string[] = [];
  if (f.here) said.push('na tym terenie');
  if (f.where === 'home') said.push(own ? 'na twoich terenach' : 'na terenach własnej cywilizacji');
  if (f.where === 'abroad') said.push('poza granicami własnej cywilizacji');
  if (f.inCombat) said.push('w tej walce');
  if (f.combatOn === 'foreign') said.push('na obcym terenie');
  return said.map(x => ` ${x}`).join('');
}

function units(e: Effect, card: AnyCard): string {
  const f = e.filter ?? {};
  switch (e.scope) {
    case 'your-units':
      return `twoje ${unitsOf(f)}${whereabouts(f, true)}`;
    case 'enemy-units':
      return `wrogie ${unitsOf(f)}${whereabouts(f, false)}`;
    case 'units-here':
      return `${unitsOf(f)} na tym terenie`;
    case 'this-unit':
      return f.where === 'home' ? 'ta jednostka na terenach własnej cywilizacji' : 'ta jednostka';
    case 'your-capital':
      if (f.inCombat) return 'twoja stolica, jeśli jest atakowana';
      return `twoja stolica (jako broniąca się jednostka)${f.here ? ' z tą kartą' : ''}`;
    case 'target':
      return 'wskazana jednostka';
    default:
      return unsaid(e, card);
  }
}

function terrains(e: Effect, card: AnyCard): string {
  const f = e.filter ?? {};
  if (e.scope === 'this-terrain') return 'ten teren';
  if (f.capital === true) return 'twoja stolica';
  const whose =
    e.scope === 'your-terrains'
      ? 'twoje tereny'
      : e.scope === 'attached-terrains'
        ? 'tereny tego gracza'
        : e.scope === 'target-terrains'
          ? 'tereny wskazanego gracza'
          : unsaid(e, card);
  const built = f.hasBuilding ? ' z ukończoną budowlą' : '';
  const resource = f.hasResource === undefined ? '' : ` z surowcem ${or(f.hasResource.map(name))}`;
  return `${whose}${ofType(f.terrainTypes)}${built}${resource}${f.capital === false ? ' (bez stolicy)' : ''}`;
}

/** Cards a price is about, in the genitive. */
function built(f: Filter): string {
  const era = f.eras === undefined ? '' : ` ${or(f.eras.map(x => ERA_OF[x - 1]))}`;
  const what =
    f.unitTypes !== undefined
      ? `jednostek ${and(f.unitTypes.map(t => TYPES[t][1]))}`
      : f.keyword !== undefined
        ? `budowli ze zdolnością ${keywords[f.keyword]}`
        : f.trait !== undefined
          ? `wynalazków ze zdolnością ${traits[f.trait]}`
          : f.kinds?.length === 1 && f.kinds[0] === 'building'
            ? 'budowli niebędących cudami'
            : and((f.kinds ?? []).map(kind => KINDS[kind][0]));
  return `${what}${era}${f.here ? ' rozpoczynanych na tym terenie' : ''}`;
}

const SINGLE: Readonly<Partial<Record<Kind, string>>> = {
  building: 'budowla',
  wonder: 'cud',
  unit: 'jednostka wojskowa',
  invention: 'wynalazek',
};
const WHOSE = { opponent: 'przeciwnika', active: 'gracza aktywnego' } as const;

function target(t: Target): string {
  const f = t.filter ?? {};
  const of = t.owner === 'opponent' || t.owner === 'active' ? ` ${WHOSE[t.owner]}` : '';
  switch (t.type) {
    case 'player':
      if (t.owner === 'active') return 'gracz aktywny';
      return f.occupiedByYou ? 'przeciwnik, na którego terenie masz jednostkę' : 'przeciwnik';
    case 'unit': {
      const your = t.owner === 'you' ? 'twoja ' : t.owner === 'any' ? 'dowolna ' : '';
      const role = f.role === undefined ? '' : `${ROLE[f.role][1]} `;
      const types = f.unitTypes === undefined ? '' : ` ${or(f.unitTypes.map(x => TYPES[x][2]))}`;
      const where =
        f.where === 'abroad' ? ' poza granicami własnej cywilizacji' : f.inCombat ? ' w tej walce' : '';
      return `${your}${role}jednostka${types}${of}${where}`;
    }
    case 'terrain': {
      const not = f.capital === false ? ' (nie stolica)' : '';
      const empty = f.units === 0 ? ' bez żadnej jednostki' : '';
      const many = t.count ?? 1;
      const your = t.owner === 'you' ? 'twój ' : t.owner === 'any' ? 'dowolny ' : '';
      if (many > 1)
        return `${t.upTo ? 'najwyżej ' : ''}${plCount(many, 'teren', 'tereny', 'terenów')}${of}${ofType(f.terrainTypes)}${empty}${not}`;
      return `${your}${f.edge ? 'skrajny ' : ''}teren${of}${ofType(f.terrainTypes)}${empty}${not}`;
    }
    case 'building': {
      const not = f.kinds?.includes('wonder') === false ? ' (nie cud)' : '';
      const on = f.onTerrainTypes === undefined ? '' : ` na terenie${ofType(f.onTerrainTypes)}`;
      return `${t.owner === 'any' ? 'dowolna ' : ''}budowla${of}${not}${on}`;
    }
    case 'invention':
      return `ukończony wynalazek${of}${f.trait === undefined ? '' : ` ze zdolnością ${traits[f.trait]}`}`;
    case 'construction': {
      const what = f.kinds === undefined ? '' : `: ${or(f.kinds.map(kind => SINGLE[kind] ?? kind))}`;
      return `${t.owner === 'you' ? 'twoja ' : ''}nieukończona karta${of}${what}`;
    }
    case 'event':
      if (f.inPlay) return 'dowolne zdarzenie długoterminowe lub trwałe w grze';
      return `zdarzenie właśnie zagrane przez przeciwnika${f.sources === undefined ? '' : ` o źródle ${or(f.sources.map(x => eventSources[x]))}`}`;
    case 'declaration':
      return f.mode === 'sea'
        ? `zadeklarowana podróż morska lub atak z morza${of}`
        : `zadeklarowana podróż lub atak${of}`;
  }
}

/** "Dołącz tę kartę do ..." */
function attachedTo(t: Target): string {
  const f = t.filter ?? {};
  if (t.type === 'player') return 'wybranego przeciwnika';
  return `wybranego terenu przeciwnika${ofType(f.terrainTypes)}${f.capital === false ? ' (nie do stolicy)' : ''}`;
}

// ---- what is done

function conditions(e: Effect): string {
  return (e.if ?? [])
    .map(c => {
      switch (c.cond) {
        case 'terrains':
          return `, jeśli masz co najmniej ${plCount(c.value, 'teren', 'tereny', 'terenów')}`;
        case 'count': {
          const f = c.filter ?? {};
          if (c.of === 'your-terrains')
            return `, jeśli masz co najmniej ${plCount(c.value, 'teren', 'tereny', 'terenów')}${ofType(f.terrainTypes)}`;
          return `, jeśli masz co najmniej ${plCount(c.value, 'budowlę', 'budowle', 'budowli')} o nazwie ${or((f.ids ?? []).map(name))}`;
        }
        case 'combat-against':
          return `, gdy w walce bierze udział wroga jednostka ${or(c.unitTypes.map(t => TYPES[t][2]))}`;
        case 'attacking-terrain':
          return `, gdy atakuje teren${ofType(c.terrainTypes)}`;
      }
      return '';
    })
    .join('');
}

function food(e: Effect & { do: 'food' }, card: AnyCard): string {
  const { amount } = e;
  if (typeof amount !== 'number') {
    const { per = 1, times: each = 1 } = amount;
    if (e.scope !== 'everyone' || amount.count !== 'terrains' || each >= 0) return unsaid(e, card);
    return `każdy gracz traci ${-each} żywności za każde ${per} swoje tereny (zaokrąglając w dół)`;
  }
  if (e.scope === 'you') return amount < 0 ? `tracisz ${-amount} żywności` : `zyskujesz ${amount} żywności`;
  const who = {
    target: 'wskazany gracz',
    loser: 'pokonany gracz',
    'owner-of-target': 'właściciel celu',
  } as Readonly<Record<string, string>>;
  if (who[e.scope] === undefined || amount >= 0) return unsaid(e, card);
  return e.transfer
    ? `${who[e.scope]} traci do ${-amount} żywności, a ty zyskujesz tyle samo`
    : `${who[e.scope]} traci ${-amount} żywności`;
}

function satisfaction(e: Effect & { do: 'satisfaction' }, card: AnyCard): string {
  const { amount } = e;
  if (typeof amount !== 'number') {
    const f = amount.filter ?? {};
    const what =
      amount.count === 'your-buildings' && f.keyword !== undefined
        ? `każdą twoją budowlę ze zdolnością ${keywords[f.keyword]}`
        : amount.count === 'your-resources' && f.resourceClass === 'luxury'
          ? 'każdy twój surowiec luksusowy'
          : unsaid(e, card);
    return `zadowolenie +${amount.times ?? 1} za ${what} (najwyżej +${amount.max})`;
  }
  if (e.scope === 'attached') return `ten gracz: zadowolenie ${signed(amount)}`;
  return `${card.attach === undefined ? '' : 'ty: '}zadowolenie ${signed(amount)}`;
}

/** What is done, without when and until when. */
function done(e: Effect, card: AnyCard): string {
  switch (e.do) {
    case 'income':
      return `${terrains(e, card)}: ${signed(e.amount)} ${GOOD[e.kind]}`;
    case 'satisfaction':
      return satisfaction(e, card);
    case 'stats': {
      const said: string[] = [];
      if (e.strength !== undefined || e.toughness !== undefined) said.push(stats(e.strength, e.toughness));
      if (e.move !== undefined) said.push(`ruch ${signed(e.move)}`);
      return `${units(e, card)}: ${said.join(', ')}`;
    }
    case 'keyword': {
      const who = units(e, card);
      const many = e.scope === 'your-units' || e.scope === 'enemy-units' || e.scope === 'units-here';
      if (e.remove) return `${who} ${many ? 'tracą' : 'traci'} zdolność ${keywords[e.keyword]}`;
      return `${who} ${many ? 'mają' : 'ma'} zdolność ${keyword(e.keyword, e.value ?? 1)}`;
    }
    case 'cost': {
      const stage = { first: 'pierwszy etap', last: 'ostatni etap', each: 'każdy etap' }[e.stage];
      return `${stage} twoich ${built(e.what)} kosztuje ${less(e.amount)}`;
    }
    case 'discovery-cost': {
      const what = or(e.what.map(x => (x === 'terrain' ? 'terenu' : 'surowca')));
      return `odkrycie ${what} kosztuje cię ${less(e.amount, ' żywności')}`;
    }
    case 'discoveries':
      return `co turę możesz dokonać o ${e.amount} ${plForm(e.amount, 'odkrycie', 'odkrycia', 'odkryć')} więcej`;
    case 'draw-cost':
      return e.scope === 'everyone'
        ? `płatne dobranie karty kosztuje każdego gracza ${less(e.amount, ' podatku')}`
        : `twoje płatne dobranie karty kosztuje ${less(e.amount, ' podatku')}`;
    case 'paid-draws':
      return `co turę możesz wykonać o ${e.amount} płatne dobranie karty więcej`;
    case 'final-draw':
      return `w swojej fazie końcowej dobierasz o ${plCount(e.amount, 'kartę', 'karty', 'kart')} więcej`;
    case 'hand-limit':
      return `twój limit kart na ręce jest większy o ${e.amount}`;
    case 'unit-limit':
      return `twój limit jednostek jest większy o ${e.amount}`;
    case 'victory-food':
      return `do zwycięstwa przez rozrost potrzebujesz ${less(e.amount, ' żywności')}`;
    case 'slots':
      return `na tym terenie mogą stać ${plCount(1 + e.amount, 'budowla', 'budowle', 'budowli')}`;
    case 'upkeep':
      return e.scope === 'units-here'
        ? `utrzymanie obcych jednostek na tym terenie kosztuje ${less(e.amount, ' żywności')}`
        : `utrzymanie twoich jednostek poza granicami kosztuje ${less(e.amount, ' żywności')}`;
    case 'discard-value':
      return `odrzucając z ręki ${and(e.kinds.map(kind => KINDS[kind][1]))} dla dochodu, zyskujesz ${less(e.amount)}`;
    case 'unit-site':
      return `na tym terenie możesz budować jednostki ${and(e.unitTypes.map(t => TYPES[t][0]))}`;
    case 'air-base':
      return 'twoje jednostki lotnicze mogą stacjonować na tym terenie';
    case 'stop':
      return `${unitsOf(e.filter ?? {})} po wejściu na ten teren tracą resztę ruchu`;
    case 'forbid':
      return forbidden(e);
    case 'food':
      return food(e, card);
    case 'gain':
      return `zyskujesz ${e.amount} ${GOOD[e.kind]}${e.only === undefined ? '' : `, tylko na ${and(e.only.map(kind => KINDS[kind][1]))}`}`;
    case 'draw':
      return e.amount === 1 ? 'dobierz kartę' : `dobierz ${plCount(e.amount, 'kartę', 'karty', 'kart')}`;
    case 'scry':
      return `obejrzyj ${plCount(e.amount, 'wierzchnią kartę', 'wierzchnie karty', 'wierzchnich kart')} biblioteki; dowolne z nich połóż na spód, resztę na wierzch, w dowolnej kolejności`;
    case 'search':
      return e.zone === 'library'
        ? `wyszukaj w bibliotece kartę ${or((e.filter?.ids ?? []).map(name))}, pokaż ją, weź na rękę i przetasuj bibliotekę`
        : `weź na rękę kartę ze swojego stosu kart zużytych: ${or((e.filter?.kinds ?? []).map(kind => SINGLE[kind] ?? kind))}`;
    case 'look':
      return 'obejrzyj rękę tego gracza';
    case 'discard':
      return e.filter?.kinds?.[0] === 'event'
        ? 'wybierz w niej zdarzenie; gracz je odrzuca'
        : unsaid(e, card);
    case 'damage': {
      const hurt = plCount(e.amount, 'obrażenie', 'obrażenia', 'obrażeń');
      return e.scope === 'target'
        ? `cel otrzymuje ${hurt}`
        : `każda jednostka na nim (nie stolica) otrzymuje ${hurt}`;
    }
    case 'destroy':
      return e.scope === 'target'
        ? 'cel zostaje zniszczony'
        : `wszystkie ${e.scope === 'target-units' ? 'jednostki' : 'budowle'} na nim zostają zniszczone`;
    case 'bounce':
      return e.scope === 'this-unit'
        ? 'zamiast odrzucić tę kartę, weź ją z powrotem na rękę'
        : 'wraca ona na rękę właściciela';
    case 'exhaust':
      return (card.target?.count ?? 1) > 1
        ? 'wskazane tereny zostają obrócone (użyte)'
        : 'zostaje obrócony (użyty)';
    case 'stage':
      return e.amount > 0
        ? e.amount === 1
          ? 'jej następny nieopłacony etap uznaje się za opłacony'
          : `jej następne nieopłacone etapy (${e.amount}) uznaje się za opłacone`
        : `usuń z niej do ${plCount(-e.amount, 'znacznika', 'znaczników', 'znaczników')} etapów; jeśli nie zostanie żaden, karta trafia na stos kart zużytych`;
    case 'counter':
      return 'nie odnosi skutku i trafia na stos kart zużytych właściciela';
    case 'cancel':
      return e.scope === 'target'
        ? 'opuszcza atak, zostaje na swoim terenie i traci cały ruch'
        : 'akcja zostaje przerwana: okręty i przewożone jednostki pozostają na miejscu i tracą cały ruch';
  }
}

function forbidden(e: Effect & { do: 'forbid' }): string {
  if (e.action === 'use') return 'z tego terenu nie można pobierać dochodu';
  if (e.action === 'invade')
    return e.scope === 'you'
      ? 'twoje jednostki nie mogą wchodzić na tereny tego gracza ani go atakować'
      : 'jednostki tego gracza nie mogą wchodzić na twoje tereny ani cię atakować';
  const f = e.filter ?? {};
  return f.onFoot
    ? `${unitsOf(f)} nie mogą wejść na ten teren ani go zaatakować pieszo (tylko dzięki zdolności Transport); mogą z niego wyjść pieszo`
    : `${unitsOf(f)} nie mogą wejść na ten teren ani go atakować`;
}

function moment(e: Effect, card: AnyCard): string {
  switch (e.when) {
    case 'enter':
      return card.kind === 'terrain' || card.kind === 'resource' ? 'po odkryciu: ' : 'po ukończeniu: ';
    case 'activation':
      return 'w twojej fazie aktywacji: ';
    case 'final':
      return 'na początku twojej fazy końcowej: ';
    case 'battle-won':
      return card.kind === 'unit' ? 'po bitwie wygranej z jej udziałem: ' : 'ilekroć wygrasz bitwę: ';
    case 'destroyed':
      return 'po zniszczeniu: ';
    case 'activate': {
      const cost = e.cost ?? {};
      const parts = [PHASE[e.phase ?? 'management']];
      if (price(cost) !== '') parts.push(`zapłać ${price(cost)}`);
      if (cost.exhaust) parts.push('obróć tę kartę (użyta)');
      if (e.limit !== undefined) parts[parts.length - 1] += ` (najwyżej ${times(e.limit)} na turę)`;
      if (e.target !== undefined) parts.push(`cel: ${target(e.target)}`);
      return `${parts.join(', ')}: `;
    }
    default:
      return '';
  }
}

/** A capital may be the target where any unit may and the effect allows it (CCG-7.11). */
function alsoCapital(t: Target, card: AnyCard): string {
  const touches = card.effects.every(
    e => e.scope !== 'target' || ['damage', 'stats', 'keyword'].includes(e.do),
  );
  if (t.type !== 'unit' || t.filter?.unitTypes !== undefined || !touches) return '';
  return t.owner === 'you' ? ' (także twoja stolica)' : ' (także atakowana stolica)';
}

const teller: Teller = {
  none: 'Bez zdolności specjalnych',
  cost: cost => `Koszt: ${price(cost)}`,
  keyword,
  trait: t => traits[t],
  bonus: bonus => `Ten teren: ${incomes(bonus, GOODS)}`,
  satisfaction: n => `Zadowolenie ${signed(n)}`,
  target: (t, card) => `Cel: ${target(t)}${alsoCapital(t, card)}`,
  attach: t => `Dołącz tę kartę do ${attachedTo(t)}`,
  effect: (e, card) => `${moment(e, card)}${done(e, card)}${until(e)}${conditions(e)}`,
};

export const texts = textsBy(teller);
