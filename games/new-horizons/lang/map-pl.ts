/** Home territories and units in Polish sentences. */
import { MOST_STRENGTH, START_SETTLER, UNIT_MARKERS } from '../content/index.ts';
import { SETTLER } from '../rules/state.ts';
import { sidesOf } from './things.ts';
import type { HomeText, UnitText } from './types.ts';

export const home: HomeText = {
  start: `Leży przy kolebce. Zaczyna na nim twój pierwszy osadnik, o sile ${START_SETTLER}.`,
  recruit: 'Mogą się tu pojawiać zwerbowane przez ciebie jednostki, nawet gdy kafel zakryje twoja budowla.',
  move: 'Jednostki innych graczy mogą przez nie przejść, ale nie mogą się na nim zatrzymać, dopóki nie zakryje go budowla.',
  build: 'Nową budowlę możesz tu postawić tylko ty. Nie ma na nim miejsca na wioskę ani miasto.',
};

const markers = UNIT_MARKERS.map((n, side) => `${n} na siłę ${sidesOf(side)}`).join(', ');

export function unit(kind: number): UnitText {
  const settler = kind === SETTLER;
  return {
    recruit: `Pionek populacji staje się ${settler ? 'osadnikiem' : 'żołnierzem'}. Pojawia się na twoim terytorium początkowym albo na dowolnym kaflu z twoją kostką.`,
    strength: `Najwyżej ${MOST_STRENGTH}. Liczba twoich znaczników ${settler ? 'osadników' : 'żołnierzy'} jest ograniczona: ${markers}. Ulepszenie zwiększa siłę, jeśli masz wolny znacznik.`,
    move: 'Punkt ruchu przenosi jednostkę na sąsiedni kafel. Może przejść przez terytorium początkowe przeciwnika, ale nie może się na nim zatrzymać. Jednostki nigdy nie walczą; innym graczom nie pozwalają tylko postawić nowej budowli na swoim kaflu.',
    work: settler
      ? [
          'Odkrywa terytoria: wychodzi poza mapę tam, gdzie nowy kafel styka się z dwoma innymi.',
          'Zakłada wioski: wyczerpujesz osadników o łącznej sile co najmniej równej sile terytorium.',
          'Buduje: jeden osadnik na kaflu oddaje na budowlę 1 punkt siły; osadnik o sile 1 zostaje wyczerpany.',
        ]
      : [
          'Fortyfikuje miasta na kaflach z wioską, niezależnie od tego, kto ją założył: wyczerpujesz żołnierzy o łącznej sile co najmniej równej sile terytorium.',
          'Nie odkrywa, nie zakłada wiosek i nie buduje.',
        ],
    recall: 'W ramach wymiany możesz odwołać jednostkę z mapy: jej pionek znów staje się aktywny.',
  };
}
