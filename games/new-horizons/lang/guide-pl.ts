import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  government:
    'Witaj! Na początek wybierz rząd. Jego despotyzm pomaga od pierwszej tury, pozostałe stopnie otworzą się później. Na pierwszą grę każdy będzie dobry.',
  'first-action':
    'Tura zaczyna się od akcji: twój pionek przechodzi na wolne pole. Opracowanie technologii prawie zawsze się opłaca, a poziom I nie kosztuje monet, tylko jeden aktywny pionek.',
  research:
    'Wybierz technologię. Rolnictwo to dobry początek: jego kostka odblokowuje kolumnę B, więc będziesz produkować dwa razy więcej ludzi.',
  production:
    'Na koniec tury przychodzi produkcja. Najbardziej potrzebujesz populacji: z pionków robią się uczeni, osadnicy i żołnierze.',
  explore:
    'Pora ruszyć w świat. Werbunek i ruch pozwala zmienić pionek w osadnika, a twoi osadnicy przejdą dwa kafle.',
  move: 'Wyjdź osadnikiem poza mapę tam, gdzie nowy kafel styka się z dwoma innymi: odkryjesz terytorium i od razu dostaniesz premię. Raz na turę.',
  'level-two':
    'Teraz technologia poziomu II. Kto pierwszy zajmie pole, bierze lidera, który czeka tam zakryty.',
  card: 'Jesteś tu pierwszy, więc to ty wybierasz kartę na to pole. Inni mogą ją opracować później, ale wybór należy tylko do ciebie.',
  building: 'Kostka infrastruktury dała ci budowlę. Poczeka w twoich zapasach, aż postawi ją osadnik.',
  expansion:
    'Faza ekspansji. Masz kafel, monety i osadnika na miejscu: buduj i zdobądź premię. Możesz też spasować.',
  settlement:
    'Znacznik osadnictwa pozwala założyć wioskę w fazie ekspansji, jeśli twoi osadnicy na terytorium są dość silni. Wioski punktują i otwierają technologie poziomu III.',
  village:
    'Twoi osadnicy są tu dość silni. Załóż wioskę: wrócą do twoich kolumn, kostka oznaczy miejsce, a ty dostaniesz nagrodę.',
  goals:
    'Spójrz na trzy cele. Kto pierwszy spełni warunki, dostaje 5 punktów, następni po 3. Cztery kostki na celach (trzy w grze dwuosobowej) zapowiadają ostatnią rundę. Powodzenia!',
};
