/** Every piece of the kit, in both themes, sizes and states. For development; nothing in the product leads here. */
import './gallery.css';
import { type ReactNode, useState } from 'react';
import {
  Announcer,
  Bank,
  Banner,
  Button,
  Card,
  CardBack,
  CardRow,
  CardSlot,
  ChoiceButton,
  Counter,
  Cube,
  Dialog,
  Die,
  Disc,
  Drawer,
  Engraving,
  Hand,
  HintLayer,
  Icon,
  Kbd,
  Meeple,
  Menu,
  Pile,
  PlayerMat,
  Plot,
  RedoGlyph,
  SeatMark,
  Select,
  SettingsGlyph,
  Switch,
  Tabs,
  Tile,
  Token,
  Track,
  TrackSpace,
  toast,
  UndoGlyph,
} from '../index.ts';
import { icons } from './icons.ts';
import { HexSample, SquareSample } from './MapSamples.tsx';
import { blocked, choices, hot, legal } from './samples.ts';

const NAMES = ['Łucja', 'Śmiały Żbik', 'Ola', 'Ćwiek', 'Ewa', 'Zdzisław', 'Ąka', 'Gość 8'];

function Section({ title, children, wide }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <section className={wide ? 'gallery-section gallery-wide' : 'gallery-section'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Panel({ theme }: { theme: Theme }) {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [on, setOn] = useState(true);
  const [picked, setPicked] = useState('pl');
  const [roll, setRoll] = useState(1);
  const [coins, setCoins] = useState(7);
  const [leaf, setLeaf] = useState('log');
  return (
    <main className="gallery-panel" data-theme={theme} aria-label={theme}>
      <h1>Atlas {theme === 'day' ? 'w dzień' : 'przy lampie'}</h1>
      <p className="gallery-lead">
        Zażółć gęślą jaźń – ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ. <em>The quick brown fox</em> 0123456789.
      </p>

      <Section title="Pismo">
        <h1>Kolebka cywilizacji</h1>
        <h2>Ufortyfikowane miasto</h2>
        <h3>Znacznik osadnictwa</h3>
        <p>
          Interfejs: co jest do zrobienia, jednym zdaniem. <b>Ważne</b> słowa są grube,{' '}
          <a href="#x">odnośnik</a> podkreślony.
        </p>
        <p className="ek-quiet">Ciszej: od 3 minut myśli Śmiały Żbik.</p>
        <div className="ek-smallcaps">Epoka II · runda 4</div>
        <hr className="ek-rule" />
        <table className="gallery-numbers">
          <tbody>
            <tr>
              <td>1 111</td>
              <td>27</td>
            </tr>
            <tr>
              <td>4 096</td>
              <td>108</td>
            </tr>
          </tbody>
        </table>
      </Section>

      <Section title="Przyciski i pola">
        <div className="gallery-row">
          <Button kind="primary">Zakończ turę</Button>
          <Button>Cofnij</Button>
          <Button kind="quiet">Pomoc</Button>
          <Button kind="icon" aria-label="Cofnij">
            <UndoGlyph />
          </Button>
          <Button kind="icon" aria-label="Ponów">
            <RedoGlyph />
          </Button>
          <Button disabled>Nie teraz</Button>
        </div>
        <div className="gallery-row">
          {choices.list.map(choice => (
            <ChoiceButton key={choice.key} choice={choice} hot={hot} />
          ))}
        </div>
        <div className="gallery-row">
          <label className="ek-field">
            Nazwa stołu
            <input className="ek-input" defaultValue="Wieczór u Żanety" />
          </label>
          <Select
            label="Język"
            value={picked}
            onChange={setPicked}
            options={[
              { value: 'pl', label: 'Polski' },
              { value: 'en', label: 'English' },
            ]}
          />
        </div>
        <div className="gallery-row">
          <Switch label="Ruch pionków" note="wyłączony, gdy system o to prosi" on={on} onChange={setOn} />
          <button type="button" className="ek-button" data-hint="Cofa do ostatniego odkrycia">
            Podpowiedź
          </button>
          <Menu
            label="Menu"
            icon={<SettingsGlyph />}
            entries={[
              { key: 'a', label: 'Zapis partii', act: () => setRoll(r => r + 1) },
              { key: 'b', label: 'Rewanż', act: () => undefined, why: 'gra jeszcze trwa' },
            ]}
          />
          <Button onClick={() => setOpen('dialog')}>Okno</Button>
          <Button onClick={() => setOpen('drawer')}>Szuflada</Button>
          <Button onClick={() => toast('Zapisano. Nic nie przepadło.', 'good')}>Powiedz</Button>
          <span>
            <Kbd>U</Kbd> cofa, <Kbd>?</Kbd> klawisze
          </span>
        </div>
        <Dialog open={open === 'dialog'} onClose={() => setOpen(null)} title="Koło" closeLabel="Zamknij">
          <div className="gallery-row">
            <Card
              size="large"
              title="Koło"
              kind="Technologia"
              art={icons.wheel}
              inks={['green', 'red']}
              corner="I"
            >
              <p>Ruch +1. Natychmiast: weź monetę.</p>
              <p className="ek-quiet">Zasada 10.1</p>
            </Card>
          </div>
        </Dialog>
        <Drawer open={open === 'drawer'} onClose={() => setOpen(null)} title="Dziennik" closeLabel="Zamknij">
          <p>Łucja założyła wioskę.</p>
        </Drawer>
      </Section>

      <Section title="Miejsca przy stole">
        <div className="gallery-row">
          {NAMES.map((name, mark) => (
            <span key={name} className="gallery-seat">
              <SeatMark mark={mark} name={name} size={30} />
              {name}
            </span>
          ))}
        </div>
        <div className="gallery-row">
          {NAMES.map((name, mark) => (
            <span key={name} className="gallery-seat">
              <Cube mark={mark} label={`Kostka: ${name}`} size={26} />
              <Meeple mark={mark} label={`Pionek: ${name}`} size={28} />
              <Disc mark={mark} label={`Krążek: ${name}`} size={26} />
              <Token mark={mark} icon={icons.soldier} text={mark + 1} size={36} label={`Żołnierz: ${name}`} />
            </span>
          ))}
        </div>
        <div className="gallery-row">
          <Pile n={4} of={Cube} mark={1} label="4 kostki" />
          <Pile n={13} of={Meeple} mark={3} label="13 pionków" />
          <Token icon={icons.coin} ink="yellow" label="Moneta" />
          <Token text={5} label="Piątka" />
          <Cube label="Niczyja kostka" />
        </div>
        <div className="gallery-row">
          {[1, 2, 3, 4, 5, 6].map(n => (
            <Die key={n} value={n} label={`Kość: ${n}`} roll={roll} {...(n > 4 ? { mark: n - 5 } : {})} />
          ))}
          <Button onClick={() => setRoll(r => r + 1)}>Rzuć</Button>
        </div>
      </Section>

      <Section title="Karty" wide>
        <CardRow label="Wystawa kart">
          <Card
            title="Koło"
            kind="Technologia"
            art={icons.wheel}
            inks={['green', 'red']}
            cost={
              <>
                2 <Icon of={icons.coin} label="monety" />
              </>
            }
            corner="I"
            choice={legal}
            hot={hot}
            onOpen={() => setOpen('dialog')}
            openLabel="pokaż dużą"
          >
            Ruch +1. Natychmiast: weź monetę.
          </Card>
          <Card
            title="Pismo"
            kind="Technologia"
            art={icons.scroll}
            inks={['blue']}
            corner="II"
            choice={blocked}
            hot={hot}
            onOpen={() => setOpen('dialog')}
            openLabel="pokaż dużą"
          >
            Gdy opracujesz technologię, weź populację.
          </Card>
          <Card
            title="Najdłuższa konstytucyjność"
            kind="Ustrój"
            art={icons.crown}
            inks={['violet']}
            corner="III"
            faded
          >
            Wszystkie budowle tańsze o 1.
          </Card>
          <Card
            title="Galeon"
            kind="Cud"
            art={icons.ship}
            inks={['teal']}
            corner="II"
            selected
            foot={<Pile n={3} of={Cube} mark={0} label="3 kostki" />}
          >
            Odkryj dodatkowy kafel w turze.
          </Card>
          <CardBack label="Zakryty lider" mark="II" inks={['brown']} />
          <CardSlot label="Wolne miejsce" />
        </CardRow>
        <CardRow label="Małe karty">
          <Card
            size="small"
            title="Koło"
            art={icons.wheel}
            inks={['green', 'red']}
            corner="I"
            choice={legal}
            hot={hot}
          />
          <Card size="small" title="Piramidy" art={icons.pyramids} inks={['brown']} corner="A" />
          <Card
            size="small"
            title="Zegar słoneczny"
            art={icons.sundial}
            inks={['yellow']}
            corner="II"
            choice={blocked}
            hot={hot}
          />
          <CardBack size="small" label="Zakryta technologia" mark="III" inks={['blue']} />
          <CardSlot size="small" label="Wolne" />
        </CardRow>
        <div className="gallery-row">
          <Card
            size="large"
            title="Świątynia Artemidy"
            kind="Cud świata · epoka A"
            art={icons.culture}
            inks={['violet', 'yellow']}
            corner="A"
            cost="3 + 2 + 1"
          >
            <p>
              <b>Na stałe:</b> kultura +2 w każdej turze.
            </p>
            <p>
              <b>Natychmiast:</b> weź populację; każdy inny gracz może zapłacić monetę, by zrobić to samo.
            </p>
            <p className="ek-quiet">Zasada 7.4: cuda buduje się etapami.</p>
          </Card>
          <Hand label="Twoja ręka">
            {[icons.ship, icons.globe, icons.laurels, icons.crown].map((art, i) => (
              <Card
                key={art.name}
                title={['Galeon', 'Globus', 'Wawrzyn', 'Korona'][i]}
                art={art}
                inks={[(['teal', 'blue', 'green', 'violet'] as const)[i]]}
                corner="II"
              />
            ))}
          </Hand>
        </div>
        <div className="gallery-row">
          <div className="gallery-art">
            <Engraving of={icons.city} />
          </div>
          <div className="gallery-art">
            <Engraving of={icons.ship} />
          </div>
          <div className="gallery-art">
            <Engraving of={icons.laurels} />
          </div>
        </div>
      </Section>

      <Section title="Kafle, tory, zasoby">
        <div className="gallery-tiles">
          <Tile
            title="Stajnie"
            icon={icons.soldier}
            ink="red"
            corner="I"
            on={<Cube mark={0} label="Łucja" />}
            choice={legal}
            hot={hot}
          >
            Ruch +1
          </Tile>
          <Tile title="Biblioteka" icon={icons.scroll} ink="blue" corner="II" choice={blocked} hot={hot}>
            2 PZ na koniec gry
          </Tile>
          <Tile title="Spichlerz" icon={icons.food} ink="green" corner="I">
            Weź populację
          </Tile>
        </div>
        <Track label="Tor żywności" title={<Icon of={icons.food} label="Żywność" />}>
          {Array.from({ length: 8 }, (_, i) => i).map(i => (
            <TrackSpace
              key={i}
              name={`Pole ${i + 1}`}
              print={i % 3 === 1 ? '+1' : i + 1}
              done={i < 3}
              here={i === 2}
              strong={i === 5}
            >
              {i > 2 && <Cube mark={2} size={20} />}
            </TrackSpace>
          ))}
        </Track>
        <Bank label="Twoje zasoby">
          <Counter n={coins} icon={icons.coin} label="monety" />
          <Counter n={3} of={5} icon={icons.people} label="aktywna populacja" />
          <Counter n={2} icon={icons.food} label="żywność" shown />
          <Button onClick={() => setCoins(n => n + 2)}>+2</Button>
        </Bank>
      </Section>

      <Section title="Plansza gracza">
        <PlayerMat
          mark={0}
          name="Łucja"
          note="ty"
          active
          open
          summary={
            <>
              <Counter n={7} icon={icons.coin} label="monety" />
              <Counter n={3} icon={icons.people} label="populacja" />
            </>
          }
        >
          <p>Wnętrze planszy.</p>
        </PlayerMat>
        <PlayerMat
          mark={1}
          name="Śmiały Żbik"
          note="myśli od 3 min"
          summary={<Counter n={12} icon={icons.laurels} label="punkty" />}
        >
          <p>Wnętrze planszy.</p>
        </PlayerMat>
        <div className="ek-plate">
          <Banner kicker="runda 9">Ostatnia runda</Banner>
        </div>
        <Tabs
          label="Dziennik i rozmowa"
          value={leaf}
          onChange={setLeaf}
          tabs={[
            { key: 'log', label: 'Dziennik', content: <p>Łucja założyła wioskę na Żyznej dolinie.</p> },
            { key: 'chat', label: 'Rozmowa', content: <p>Cisza przy stole.</p> },
          ]}
        />
      </Section>

      <Section title="Mapa heksów" wide>
        <div className="gallery-map">
          <HexSample />
        </div>
      </Section>
      <Section title="Mapa kwadratów" wide>
        <div className="gallery-map">
          <SquareSample />
        </div>
      </Section>
      <Section title="Przebieg gry" wide>
        <Plot
          title="Punkty w czasie"
          stepLabel="Runda"
          tableLabel="Liczby"
          lines={NAMES.slice(0, 4).map((name, mark) => ({
            mark,
            name,
            values: Array.from({ length: 14 }, (_, i) =>
              Math.round(i * (2 + mark * 0.4) + Math.sin(i + mark) * 2 + 2),
            ),
          }))}
        />
      </Section>
    </main>
  );
}

type Theme = 'day' | 'lamp';

export function Gallery({ themes = ['day', 'lamp'] }: { themes?: readonly Theme[] }) {
  return (
    <>
      <HintLayer />
      <Announcer closeLabel="Zamknij" />
      <div className="gallery">
        {themes.map(theme => (
          <Panel key={theme} theme={theme} />
        ))}
      </div>
    </>
  );
}
