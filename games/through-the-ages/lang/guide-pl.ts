import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  take: 'Witaj! W pierwszej rundzie tylko bierzesz karty z toru. Płacisz akcjami cywilnymi, czyli białymi znacznikami: po lewej tanio, po prawej drogo. Lider albo cud to dobry początek.',
  'end-first':
    'W 1. rundzie nic więcej nie można zrobić. Zakończ turę: farmy i kopalnie produkują, a laboratorium daje 1 punkt nauki.',
  population:
    'Teraz masz wszystkie akcje. Z żywności powstają ludzie: zwiększaj populację, dopóki kosztuje tylko 2. Nowy robotnik czeka na pracę.',
  mine: 'Daj robotnikowi pracę. Trzecia kopalnia to najlepsza inwestycja pierwszych tur: jej 2 surowce zwracają się w dwie tury.',
  leader:
    'Masz na ręce lidera. Zagranie kosztuje 1 akcję cywilną, a działa od razu. W grze może być tylko jeden lider naraz.',
  row: 'Technologie bierze się teraz, a zagrywa później, za punkty nauki. Patrz na tor: karty z lewej strony co turę wypadają z gry.',
  end: 'Gdy skończą się akcje albo nie ma już nic pożytecznego, zakończ turę. Niezużyte akcje cywilne przepadają; żywność, surowce i nauka zostają.',
  wonder: 'Cud buduje się etapami: 1 akcja cywilna i surowce za etap. Działa dopiero po ostatnim etapie.',
  'action-card':
    'Żółte karty zagrywa się raz, ale nie w turze, w której zostały wzięte. Wiele z nich pozwala wykonać akcję taniej: dwie rzeczy za jedną akcję cywilną.',
  technology:
    'Masz dość nauki na technologię. Wchodzi do gry bez robotników: żeby z niej skorzystać, zbuduj coś na niej albo ulepsz.',
  building:
    'Budynki publiczne podnoszą wskaźniki: laboratoria naukę, świątynie kulturę i zadowolenie. Twój ustrój pozwala na dwa każdego typu.',
  event:
    'Gracz startowy odsłonił wydarzenie. W grze uproszczonej jest ono takie samo dla wszystkich i zwykle przyjazne.',
  upgrade:
    'Ulepszenie przenosi robotnika na lepszą kartę za różnicę kosztów. Lepsze kopalnie i farmy oszczędzają też niebieskie znaczniki.',
  unit: 'Jednostki formuje się za akcje militarne, czyli czerwone znaczniki. Na końcu każdy punkt siły daje 2 punkty kultury.',
  government:
    'Lepszy ustrój to więcej akcji. Rewolucja jest tania, ale zabiera całą turę; pokojowa zmiana kosztuje jedną akcję i znacznie więcej nauki.',
  score:
    'Gra kończy się z ostatnią kartą I epoki. Wtedy technologie I poziomu, siła i zadowolenie dają po 2 punkty, nauka i produkcja po 1. Zaplanuj pod to ostatnie tury. Powodzenia!',
};
