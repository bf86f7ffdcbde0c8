/** Words of civilizations, leaders, pirates and the other things of the expansion, in Polish. */
import { plCount } from '@epoka/kernel';
import { lossesOf } from '../rules/losses.ts';
import type { namer, R } from './things.ts';
import type { Expansion } from './types.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const WAYS: Readonly<Record<number, string>> = {
  2: 'Obrońca: zapłać 1 żeton Kultury, anuluj trafienie',
  4: 'Fajerwerki: zapłać 1 Rudę i 1 Drewno, anuluj trafienie',
  8: 'Taktyk: zapłać 2 żetony Kultury, anuluj trafienie',
  16: 'Mistrz Jazdy: Kawaleria anuluje trafienie i oddaje swoją Wartość Bojową',
};
const tokens = (n: number) => plCount(n, 'żeton Kultury', 'żetony Kultury', 'żetonów Kultury');

export const expansion = (the: ReturnType<typeof namer>): Expansion => {
  const city = (r: R, space: number) => `Miasto ${the.label(r, space)}`;
  return {
    questions: {
      civilization: () => 'Wybierz swoją Cywilizację',
      poetry: () => 'Pokój i Poezja: zapłacić 1 żeton Nastroju zamiast Żywności?',
      discount: (_r, { cost }) =>
        cost.filter(n => n > 0).length > 2
          ? 'Zapłać 1 żeton Kultury lub zwróć 1 Jeńca za dwa z Surowców: który jeszcze płacisz?'
          : 'Zapłacić 1 żeton Kultury lub zwrócić 1 Jeńca zamiast Surowców?',
      architect: () => 'Odrzucić Wielkiego Architekta przy tym Cudzie (3 żetony Kultury mniej)?',
      rebate: (_r, { left }) => `Tańszy Cud: co oszczędzasz (jeszcze ${left})?`,
      ransom: () => 'Rozrost: zwrócić 1 Jeńca zamiast dwóch Surowców?',
      deploy: () => 'Szybki Werbunek: które Jednostki stają obok Miasta?',
      partner: (_r, { chosen, n }) => `Szlaki Handlowe: z którym Miastem (jeszcze ${n - chosen.length})?`,
      routeYield: (r, { city: at }) => `Co przynosi Szlak (${city(r, at)})?`,
      raidPort: () => 'Wikingowie grabią twój handel: który Surowiec tracisz?',
      piratesLeave: () => 'Który statek piratów odpływa?',
      piratesCome: () => 'Gdzie pojawia się statek piratów?',
      raid: () => 'Najazd piratów: co tracisz?',
      raidedCity: () => 'Najazd piratów: które Miasto traci poziom Nastroju?',
      losses: () => 'Które Jednostki polegną?',
      fighter: () => 'Która Jednostka polegnie?',
      trojan: () => 'Koń Trojański: zapłacić 1 Drewno i 1 żeton Kultury?',
      prepare: r => `${the.leader(r.view.leader[r.seat])}: zapłacić 1 Rudę za większą Wartość Bojową?`,
      terror: () => 'Terror: zapłacić 2 żetony Nastroju, by przegnać wrogą Jednostkę?',
      strategist: () => 'Strateg: pominąć swoją kartę za +2 do Wartości Bojowej?',
      immortals: () => 'Nieśmiertelni: ile żetonów Kultury za Wartość Bojową?',
      parry: () => 'Anulować trafienie?',
      sacrifice: () => 'Poświęcić Królową Dydonę, by atakujący musieli się wycofać?',
      may: (_r, { content }) => `Użyć: ${the.power(content)}?`,
      reward: () => 'Co zyskujesz?',
      captive: () => 'Którą Jednostkę zatrzymujesz jako Jeńca?',
      mythical: () => 'Mityczny: zapłacić 1 żeton Kultury, by odzyskać kartę?',
      aztecGold: (_r, left) => `Azteckie Złoto: co wymieniasz na Złoto (jeszcze najwyżej ${left})?`,
      colonyShip: () => 'Hegemonia: który Statek staje się Miastem?',
      ashore: (r, { to }) => `Hegemonia: która Jednostka przechodzi do nowego Miasta ${the.label(r, to)}?`,
      rebuild: () => 'Odbudowa: zastąpić jeden ze swoich Budynków innym rodzajem?',
      muster: () => 'Cesarska Armia: które Jednostki się zmieniają?',
      calendar: () => 'Kalendarz: zapłacić 1 żeton Kultury, by włożyć kartę pod spód i spojrzeć znowu?',
      tribute: () => 'Którym żetonem płacisz?',
      princeps: (_r, type) => `Princeps: którą kartę ${type === 0 ? 'Akcji' : 'Celu'} odrzucasz?`,
      goldenAge: () => 'Złoty Wiek: które Rozwinięcie kupujesz?',
      fear: () => 'Szerzenie Strachu: która Jednostka i dokąd?',
      buildHere: (r, { city: at }) => `Co wznosisz (${city(r, at)})?`,
      polis: r => `Polis: które inne Miasto uznajesz za aktywowane zamiast ${the.label(r, r.view.from)}?`,
      reroll: () => 'Buddyzm: rzucić jeszcze raz?',
      druid: () => 'Wpływ Druidów: położyć żeton pod Osadą zamiast wymieniać Budynek?',
      convertUnit: () => 'Zoroastryzm: która Jednostka przechodzi na twoją stronę?',
      barbarianKind: () => 'Która Jednostka Barbarzyńców staje w Mieście?',
      agree: (r, { from }) => `Sulla: czy Barbarzyńcy z pola ${the.label(r, from)} mogą się ruszyć?`,
      hunnicTribes: () => 'Plemiona Hunów: zapłacić, by samemu poprowadzić Barbarzyńców?',
      tribalAllies: () => 'Plemienni Sojusznicy: które Armie zostają (łącznie 1 Żywność)?',
      freeMarch: () => 'Plemiona Hunów: która Armia rusza i dokąd?',
      humanSacrifice: () => 'Ofiara z Ludzi: zwrócić 1 Jeńca, by anulować to Wydarzenie i dobrać nowe?',
      guillotine: () => 'Gilotyna: umieścić Przywódcę za darmo czy wziąć 2 punkty?',
      reformation: () => 'Reformacja: który gracz?',
      reform2: r => `Reformacja: która Świątynia dostaje twój kolor, ${r.name(r.seat)}?`,
      pandemic: (_r, left) => `Pandemia: co tracisz (jeszcze ${left})?`,
      fire: () => 'Pożar: które z twoich Miast na Lesie płonie?',
      athlete: () => 'Wielki Sportowiec: zamienić żetony jednego rodzaju na drugi?',
      seer: () => 'Wielki Wizjoner: przydziel każdemu graczowi kartę Celu',
      diplomat: () => 'Wielki Dyplomata: z kim zawierasz rozejm?',
      foil: (r, other) => `Fortel: odrzucić kartę, by anulować kartę gracza ${r.name(other)}?`,
    },
    answers: {
      civilization: (_r, id) => the.civilization(id),
      power: (r, content, space) =>
        space >= 0 ? `${the.power(content)}: ${the.space(r, space)}` : the.power(content),
      dismiss: () => 'Odrzuć Wielkiego Dyplomatę',
      leader: (_r, id) => the.leader(id),
      levyWith: (_r, kind, resource) =>
        `${upper(the.unit(kind))} z Poboru, zapłata: ${the.resource(resource)}`,
      corsair: (r, space) => `Statek piratów z pola ${the.space(r, space)}`,
      rebuild: (_r, from, into) => `${the.building(into)} zamiast: ${the.building(from)}`,
      share: (r, space) => `Dołącz do piratów na polu ${the.space(r, space)}`,
      seize: (r, space) => `Jednostka Barbarzyńców z pola ${the.space(r, space)} jako Jeniec`,
      shogun: () => 'Szogunat: karta Akcji z Poboru',
      decree: (r, at) => `Prawodawca: ${city(r, at)} za 1 żeton Kultury`,
      wander: (r, at, space) => `${city(r, at)} rusza na ${the.space(r, space)}`,
      convert: (r, space, kind, n) => `Szkutnictwo: ${n} × ${the.unit(kind)}, pole ${the.space(r, space)}`,
      banish: (r, kind, space) => `${upper(the.unit(kind))} na ${the.space(r, space)}`,
      losses: (_r, code) => the.group(lossesOf(code)),
      cancel: (_r, way) => WAYS[way] ?? 'Anuluj trafienie',
      appoint: (r, id, space) => `${the.leader(id)} na polu ${the.space(r, space)}`,
      assign: (r, card, seat) => `${the.objectiveCard(card)} dla gracza ${r.name(seat)}`,
    },
    reasons: {
      taken: () => 'Ktoś już ma tę Cywilizację.',
      pirates: () => 'To pole Morza blokują piraci.',
      'beside-your-city': () => 'Jeden z dwóch statków piratów musi stanąć obok twojego Miasta.',
      'no-leaders': () => 'Nie masz już Przywódcy do zwerbowania.',
      'one-leader': () => 'W jednym Werbunku tylko jeden Przywódca.',
      'tax-unpaid': (_r, n) => `Przed tym atakiem płacisz ${tokens(n)}.`,
      'not-these': () => 'Ten ruch jest dla innych Jednostek.',
      enforced: () => 'Bleda użył tego Miasta jak Szczęśliwego: w tej turze nie można go już aktywować.',
      raiders: () => 'W zasięgu 2 pól od tego Osadnika stoi Armia Hunów.',
      'no-captives': (_r, n) => `Potrzeba tu ${plCount(n, 'Jeńca', 'Jeńców', 'Jeńców')}.`,
      'no-settler': () => 'Nie ma tu Osadnika.',
      marked: () => 'Ten Obszar ma już twój znacznik.',
    },
    tells: {
      civilization: (r, seat, id) => `${r.name(seat)} gra Cywilizacją: ${the.civilization(id)}`,
      civAdvance: (r, seat, id) => `${r.name(seat)} zdobywa Rozwinięcie ${the.civAdvance(id)}`,
      civAdvanceLost: (r, seat, id) => `${r.name(seat)} traci Rozwinięcie ${the.civAdvance(id)}`,
      civUsed: (r, seat, id) => `${r.name(seat)} używa Rozwinięcia ${the.civAdvance(id)}`,
      leader: (r, seat, id) => `Przywódca gracza ${r.name(seat)}: ${the.leader(id)}`,
      leaderUsed: (r, seat, id) => `${r.name(seat)} używa zdolności Przywódcy ${the.leader(id)}`,
      leaderTaken: (r, seat, id) => `${r.name(seat)} eliminuje Przywódcę ${the.leader(id)} (2 punkty)`,
      leaderGone: (r, seat, id) => `${r.name(seat)} traci Przywódcę ${the.leader(id)}`,
      power: (r, seat, content) => `${r.name(seat)} używa: ${the.power(content)}`,
      casualties: (r, owner, group) => `${upper(the.owner(r, owner))}: polegli ${the.group(group)}`,
      banished: (r, owner, kind, space) =>
        `${upper(the.owner(r, owner))}: 1 × ${the.unit(kind)} przegnana na ${the.space(r, space)}`,
      keeps: (r, seat, id) => `${r.name(seat)} zatrzymuje kartę ${the.event(id)} (1 punkt)`,
      piratesLeave: (r, space) => `Statek piratów opuszcza pole ${the.label(r, space)}`,
      captive: (r, seat, owner, kind) =>
        `${r.name(seat)} bierze Jeńca: 1 × ${the.unit(kind)} (${the.owner(r, owner)})`,
      captiveReturned: (r, seat) => `${r.name(seat)} zwraca Jeńca`,
      runeStone: (r, seat) => `${r.name(seat)} wykłada kamień runiczny (1 punkt)`,
      beloved: (r, seat, at, n) =>
        `${r.name(seat)} kładzie żeton Kultury (${city(r, at)}, leży tam ${n}): atakujący płaci tyle samo`,
      marker: (r, seat, space) => `${r.name(seat)} oznacza Obszar pola ${the.label(r, space)} (1 punkt)`,
      turns: (r, seat, kind, into, space) =>
        `${r.name(seat)}: ${the.unit(kind)} to teraz ${the.unit(into)} na polu ${the.space(r, space)}`,
      wanders: (r, seat, from, to) => `${r.name(seat)}: ${city(r, from)} rusza na ${the.space(r, to)}`,
      substitute: (r, at, other) => `Za aktywowane uznaje się ${city(r, other)} zamiast ${the.label(r, at)}`,
      druid: (r, seat, at) => `Druidzi gracza ${r.name(seat)} błogosławią ${city(r, at)}`,
      converted: (r, seat, from, kind, space) =>
        `${upper(the.owner(r, from))}: 1 × ${the.unit(kind)} z pola ${the.space(r, space)} przechodzi do gracza ${r.name(seat)}`,
      armyStays: (r, space) => `Barbarzyńcy na polu ${the.label(r, space)} zostają`,
      anarchy: (r, seat, cubes) =>
        `Anarchia: na karcie gracza ${r.name(seat)} leży ${plCount(cubes, 'kosteczka', 'kosteczki', 'kosteczek')}`,
      eventPoints: (r, seat, n) => `${r.name(seat)} zdobywa ${plCount(n, 'punkt', 'punkty', 'punktów')}`,
      objectiveLost: (r, seat) => `${r.name(seat)} odrzuca kartę Celu`,
      assigns: (r, seat, other) => `${r.name(seat)} przydziela kartę Celu graczowi ${r.name(other)}`,
      truce: (r, seat, other) => `Rozejm: ${r.name(seat)} i ${r.name(other)}`,
      truceOver: (r, seat, other) => `Koniec rozejmu: ${r.name(seat)} i ${r.name(other)}`,
      foiled: (r, seat, other) => `${r.name(seat)} anuluje kartę gracza ${r.name(other)}`,
      peeks: (r, seat, card) =>
        card >= 0
          ? `${r.name(seat)} widzi na talii Wydarzeń kartę ${the.event(card)}`
          : `${r.name(seat)} ogląda wierzchnią kartę Wydarzenia`,
    },
  };
};
