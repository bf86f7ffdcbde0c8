import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  goal: 'Witaj! Twoja stolica stoi sama. Wygrywasz, mając dziewięć terenów i dziesięć żywności albo zdobywając ostatnią stolicę rywali. Każda tura ma pięć faz; to jest faza odkrywców.',
  discover:
    'Twój atlas leży przed tobą. Naciśnij teren, a potem stronę rzędu, po której ma leżeć. Kosztuje tyle żywności, ile masz terenów. Na początek dobra jest ziemia, która daje żywność.',
  'no-food':
    'Następne odkrycia kosztują żywność. Gdy nie masz nic do zrobienia, tura toczy się sama; teraz, w fazie zarządzania, żywność dadzą twoje tereny.',
  income:
    'Zarządzanie: każdy teren daje raz na turę jeden rodzaj dochodu. Naciśnij żywność (zostaje w stolicy), produkcję (na budynki i jednostki) albo podatki (na wynalazki i karty). Co nie jest żywnością, przepada z końcem tury.',
  build:
    'Możesz budować: naciśnij kartę, potem teren. Teraz płacisz tylko pierwszy etap; dalsze w następnych turach, a karta działa od początku tury po ostatnim z nich.',
  devise:
    'Za wynalazki płaci się podatkami, po jednym naraz. Otwierają drogę do silniejszych kart i służą całej cywilizacji.',
  discard:
    'Niepotrzebną kartę można odrzucić dla dochodu: tyle, ile wynosi jej era; produkcja za budynki i jednostki, podatki za wynalazki.',
  stage:
    'Coś jest w budowie: naciśnij, aby opłacić następny etap. Gdy wszystkie są opłacone, praca kończy się na początku twojej następnej tury.',
  end: 'Gdy wydasz, co się dało, spasuj, aby zakończyć fazę. Na końcu tury dobierasz kartę.',
  resource:
    'Zasób odkrywa się jak teren i kładzie na jednym z własnych. Przynosi dochód albo zadowolenie, a niektóre karty go wymagają.',
  unrest:
    'Spójrz na wawrzyn przy swoim imieniu: zadowolenie mniejsze niż liczba terenów to niepokoje. Na początku tury kosztują żywność, a bez niej tracisz teren na brzegu. Pomagają świątynie i święta.',
  event:
    'Wydarzenia nie kosztują dochodu. To można zagrać teraz; inne czekają na swoją chwilę, wiele na turę rywala. Mówi o tym karta.',
  draw: 'Raz na turę możesz dobrać jeszcze jedną kartę za 3 podatki.',
  move: 'Naciśnij jednostkę, potem teren, na który ma iść. Końce obu rzędów stykają się: jednostka, która się jeszcze nie ruszyła, może przejść granicę.',
  attack:
    'Teren rywala jest w zasięgu. Naciśnij go, a potem jednostki, które wezmą udział. Obie strony uderzają naraz: suma siły przeciw wytrzymałości trafionych.',
  declared:
    'Jednostki idą przeciw tobie, a ty masz coś na tę chwilę. Sumy widać obok pierścienia. Zagraj kartę albo spasuj.',
  answer:
    'Rywal zapowiedział wydarzenie, a ty masz kartę, która na nie odpowiada. Zapowiedziane karty leżą obok pierścienia i działają od wierzchu: twoja odpowiedź będzie pierwsza. Naciśnij kartę albo spasuj i pozwól się temu stać.',
  window:
    'To tura rywala, ale masz wydarzenie na tę właśnie chwilę. Pytamy tylko wtedy, gdy możesz coś zrobić. Zagraj je albo spasuj; stałe polecenia w menu mówią, kiedy chcesz decydować.',
  hand: 'Zostaje najwyżej siedem kart: odrzuć resztę.',
  era: 'Pięć terenów otwiera erę srebrną, siedem złotą. Teraz można zagrywać silniejsze karty.',
  win: 'Koniec już blisko. Pilnuj żywności: z dziewięcioma terenami i dziesięcioma żywności w fazie odkrywców wygrywasz od razu. Powodzenia!',
};
