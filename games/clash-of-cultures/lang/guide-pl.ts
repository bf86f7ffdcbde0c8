import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  'first-turn':
    'Witaj! W turze masz trzy Akcje Główne. Zacznij od Miasta: naciśnij je na mapie i zbierz Surowce, żeby było z czego budować.',
  collect:
    'Naciskaj pola, z których zbierasz: tyle, ile wynosi rozmiar Miasta. Równina daje Żywność, las Drewno, góry Rudę.',
  advance:
    'Za dwie sztuki Żywności kupisz Rozwinięcie, a każde z nich to pół punktu. Magazynowanie pozwala trzymać więcej niż dwie sztuki Żywności; górne Rozwinięcie kategorii otwiera trzy pozostałe.',
  pay: 'Złoto zastępuje każdy Surowiec, a Idee zastępują Żywność przy kupowaniu Rozwinięć. Wybierz, co wolisz zachować.',
  move: 'Osadnik jest wart Miasto. W Ruchu Jednostek mogą ruszyć do trzech grup: naciśnij Osadnika, a potem miejsce, do którego idzie.',
  group: 'Wybierz Jednostki, które idą razem. Naciśnij jeszcze raz ich pole, by wziąć wszystkie.',
  go: 'Ciemne Obszary są nieodkryte: wejdź, a kafel zostanie odsłonięty. Nikt nie wie, co tam leży, więc tego nie da się cofnąć.',
  found:
    'Osadnik stoi tam, gdzie może powstać Miasto. Załóż je: Miasta to punkty, a żadne nie może być większe niż liczba twoich Miast.',
  construct:
    'Każdy Budynek kosztuje 1 Żywność, 1 Rudę i 1 Drewno, powiększa Miasto i jest wart punkt. To, co możesz wznieść, zależy od Rozwinięć.',
  recruit:
    'Miasto werbuje tyle Jednostek, ile wynosi jego rozmiar. Więcej Osadników to więcej Miast; piechota trzyma barbarzyńców z daleka.',
  happy:
    'Rozgniewane Miasto działa tak, jakby miało rozmiar 1, i tylko raz w turze. Podniosą je żetony Nastroju: za każdy poziom tyle, ile wynosi rozmiar.',
  influence:
    'Decyduje kość: udaje się przy 5 lub 6, a brakujące oczka dopłacasz żetonami Kultury. Liczba przy Mieście mówi, ile kosztuje zasięg. Budynek dostaje twój kolor, a punkt za niego jest twój.',
  army: 'Masz armię i Taktykę. Wejście na pole innego gracza lub barbarzyńców oznacza Bitwę; na polu mogą stać cztery Jednostki wojskowe.',
  card: 'Dolna połowa każdej karty Akcji służy w Bitwie. Połóż jedną zakrytą albo zachowaj ją dla górnego efektu.',
  exhausted:
    'Wydarzenie wyjaławia ziemię: nic się tam już nie zbierze i nie założy Miasta. Wybierz pole, którego potrzebujesz najmniej.',
  objectives:
    'Wiek się skończył. Kto spełnia Cel z karty na ręce, realizuje go teraz za 2 punkty. Każda karta służy tylko jednemu ze swoich dwóch Celów.',
  'free-advance':
    'Na koniec Wieku każdy zyskuje jedno Rozwinięcie za darmo. Ono też zdejmuje kosteczkę z Toru Wydarzeń.',
  'end-turn':
    'Nie masz już Akcji Głównych. Możesz jeszcze użyć kart i zdolności, które nie kosztują Akcji, a potem zakończ turę. Dobrej gry!',
};
