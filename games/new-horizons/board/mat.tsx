/** A player's board: population columns, development tracks, investment, government, supply. */
import { NONE } from '@epoka/kernel';
import {
  BUILDINGS,
  buyPrice,
  CARD_FIRST,
  COLUMN_SIZE,
  COLUMNS,
  CUBES_PER_TRACK,
  harvest,
  INVESTMENT,
  income,
  openColumns,
  pointsOf,
  STAGES,
  TRACK_SPACES,
  TRACKS,
  total,
} from '@epoka/new-horizons';
import {
  Card,
  ChoiceButton,
  Counter,
  Cube,
  cx,
  Hit,
  Icon,
  PlayerMat,
  Tile,
  Track,
  TrackSpace,
  useLook,
} from '@epoka/web/kit';
import {
  buildingIcon,
  governmentIcon,
  LEVEL_INKS,
  leaderIcon,
  ROMAN,
  technologyIcon,
  technologyInks,
  trackIcon,
} from './art.ts';
import { EffectLine } from './effects.tsx';
import { icons } from './icons.ts';
import { ActionSpace } from './spaces.tsx';
import { contentId, markOf, namesOf, oneOf, useTable } from './table.tsx';

/** The numbers that matter at a glance. */
export function Summary({ seat }: { seat: number }) {
  const { view, t, words, choices, hot } = useTable();
  const p = view.players[seat];
  const own = seat === useTable().seat;
  return (
    <>
      <Counter n={total(pointsOf(view, seat))} icon={icons.points} label={t.points} />
      <Counter
        n={p.coins}
        icon={icons.coin}
        label={`${t.coins}. ${t.income(income(p))}`}
        choice={own ? choices.choice(['coins']) : undefined}
        hot={hot}
      />
      <Counter n={p.active} icon={icons.population} label={t.active} />
      {p.markers.map((n, kind) => (
        <Counter
          key={kind}
          n={n}
          icon={kind === 0 ? icons.settlement : icons.fortification}
          label={words.names.markers[kind === 0 ? 'settlement' : 'fortification']}
        />
      ))}
    </>
  );
}

function Columns({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, choices, hot } = table;
  const p = view.players[seat];
  const own = seat === table.seat;
  const choice = own ? choices.choice(['population']) : undefined;
  const { target, look } = useLook({ choice, hot });
  const open = openColumns(p);
  const buy = own ? choices.choice(['buy']) : undefined;
  const sell = own ? choices.choice(['sell']) : undefined;
  return (
    <div className="nh-block">
      <div className="nh-block-head">
        <span className="ek-smallcaps">{t.columns}</span>
        <span className="ek-quiet">
          <Icon of={icons.produce} label={t.production} /> {harvest(p)}{' '}
          <Icon of={icons.population} label={t.harvest(harvest(p))} />, {income(p)}{' '}
          <Icon of={icons.coin} label={t.income(income(p))} />
        </span>
      </div>
      <div className="nh-columns ek-glows" {...look}>
        {COLUMNS.map((letter, i) => (
          <div
            key={letter}
            className={cx('nh-column', i < open && 'nh-column-open')}
            data-hint={t.column(letter, p.columns[i], COLUMN_SIZE[i], i < open)}
          >
            <span className="ek-hidden">{t.column(letter, p.columns[i], COLUMN_SIZE[i], i < open)}</span>
            <span className="nh-column-pawns" aria-hidden="true">
              {Array.from({ length: COLUMN_SIZE[i] }, (_, n) => (
                <span key={n} className={n < p.columns[i] ? 'nh-pip' : 'nh-pip nh-pip-empty'}>
                  <Icon of={icons.population} />
                </span>
              ))}
            </span>
            <b aria-hidden="true">{letter}</b>
          </div>
        ))}
        {choice && <Hit choice={choice} hot={hot} target={target} name={t.columns} />}
      </div>
      {(buy || sell) && (
        <div className="nh-trade">
          {buy && (
            <ChoiceButton choice={buy} hot={hot}>
              −{buyPrice(p)} <Icon of={icons.coin} /> → +1 <Icon of={icons.population} />
            </ChoiceButton>
          )}
          {sell && (
            <ChoiceButton choice={sell} hot={hot}>
              −1 <Icon of={icons.population} /> → +1 <Icon of={icons.coin} />
            </ChoiceButton>
          )}
        </div>
      )}
    </div>
  );
}

function DevelopmentTrack({ seat, track }: { seat: number; track: number }) {
  const table = useTable();
  const { view, words, choices, hot, t } = table;
  const key = TRACKS[track];
  const gone = view.players[seat].tracks[track];
  const name = words.names.tracks[key];
  const choice = seat === table.seat ? choices.choice(['cube', track]) : undefined;
  return (
    <Track label={name} title={<Icon of={trackIcon(key)} label={name} size={1.4} />}>
      {TRACK_SPACES[key].map((space, i) => {
        const say = words.texts.trackSpace(track, i);
        return (
          <TrackSpace
            key={say + String(i)}
            name={`${name} ${i + 1}: ${say} (${i < gone ? t.uncovered : t.cubeOn})`}
            done={i < gone}
            choice={i === Math.min(gone, CUBES_PER_TRACK - 1) ? choice : undefined}
            hot={hot}
            print={
              space.kind === 'column' ? (
                <b>{space.column}</b>
              ) : space.kind === 'government' ? (
                <Icon of={icons.leader} />
              ) : (
                <EffectLine
                  effects={space.kind === 'income' ? [{ op: 'coins', n: space.coins }] : space.effects}
                  say={say}
                  short
                />
              )
            }
          >
            {i >= gone && <Cube mark={markOf(table, seat)} size={18} piece={`cube-${seat}-${track}-${i}`} />}
          </TrackSpace>
        );
      })}
    </Track>
  );
}

function Investment({ seat }: { seat: number }) {
  const table = useTable();
  const { view, words, t } = table;
  const { invested } = view.players[seat];
  return (
    <Track label={t.investment} title={<Icon of={icons.invest} label={t.investment} size={1.4} />}>
      {INVESTMENT.map(({ effects, vp }, i) => {
        const say = words.texts.investmentSpace(i);
        return (
          <TrackSpace
            key={i}
            name={`${t.investment} ${i + 1}: ${say}`}
            done={i < invested}
            here={i === Math.min(invested, INVESTMENT.length) - 1}
            strong={vp > 0 && INVESTMENT[i - 1]?.vp === 0}
            print={
              <>
                {effects.length > 0 && <EffectLine effects={effects} say={say} short />}
                {vp > 0 && (
                  <span className="nh-vp">
                    {vp}
                    <Icon of={icons.points} />
                  </span>
                )}
              </>
            }
          >
            {i < invested && (
              <span className="nh-invested">
                <Cube mark={markOf(table, seat)} size={16} piece={`invested-${seat}-${i}`} />
              </span>
            )}
            {i === INVESTMENT.length - 1 && invested > INVESTMENT.length && (
              <b>+{invested - INVESTMENT.length}</b>
            )}
          </TrackSpace>
        );
      })}
    </Track>
  );
}

/** How many stages of the government are in force. */
function stagesReached(gone: number): number {
  let n = 1;
  TRACK_SPACES.infrastructure.forEach((space, i) => {
    if (space.kind === 'government' && i < gone) n++;
  });
  return n;
}

function Government({ seat }: { seat: number }) {
  const { view, words, t, open } = useTable();
  const p = view.players[seat];
  if (p.government === NONE) return <div className="nh-block ek-quiet">{t.noGovernment}</div>;
  const name = namesOf(words).government(p.government);
  const texts = words.texts.government(p.government);
  const reached = stagesReached(p.tracks[2]);
  return (
    <div className="nh-block nh-government">
      <div className="nh-block-head">
        <span className="nh-government-name">
          <Icon of={governmentIcon(p.government)} size={1.3} /> {name}
        </span>
        <Hit
          onOpen={() => open(contentId.government(p.government))}
          openLabel={t.open}
          name={name}
          target={{}}
        />
      </div>
      <ol className="nh-government-stages">
        {STAGES.map((stage, i) => (
          <li key={stage} className={i < reached ? 'nh-stage-reached' : undefined}>
            <b>{words.names.stages[stage]}</b>{' '}
            <span className="ek-hidden">({i < reached ? t.reached : t.notReached})</span> {texts[stage]}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Supply({ seat }: { seat: number }) {
  const table = useTable();
  const { view, words, t, choices, hot, open, planned, plan } = table;
  const names = namesOf(words);
  const p = view.players[seat];
  const own = seat === table.seat;
  if (p.supply.length + p.leaders.length + p.privates.length === 0) return null;
  return (
    <div className="nh-block">
      {p.supply.length > 0 && (
        <>
          <div className="ek-smallcaps">{t.supply}</div>
          <div className="nh-tiles">
            {p.supply.map(id => {
              const builds = own ? choices.starting('build', id) : [];
              const legal = builds.filter(c => c.legal);
              const choice =
                legal.length > 1
                  ? {
                      ...legal[0],
                      label: names.building(id),
                      ways: legal,
                      act: () => plan(planned === id ? NONE : id),
                    }
                  : oneOf(table, builds);
              return (
                <Tile
                  key={id}
                  title={names.building(id)}
                  icon={buildingIcon(id)}
                  ink={LEVEL_INKS[BUILDINGS[id].level]}
                  corner={ROMAN[BUILDINGS[id].level]}
                  choice={choice}
                  hot={hot}
                  onOpen={() => open(contentId.building(id))}
                  openLabel={t.open}
                  piece={`building-${id}`}
                  className={cx(planned === id && 'nh-planned')}
                >
                  <EffectLine
                    effects={BUILDINGS[id].bonus}
                    cost={{ coins: BUILDINGS[id].cost }}
                    say={words.texts.building(id).bonus}
                  />
                </Tile>
              );
            })}
          </div>
        </>
      )}
      {p.leaders.length > 0 && (
        <>
          <div className="ek-smallcaps">{t.leaders}</div>
          <div className="nh-cards">
            {p.leaders.map(id => (
              <Card
                key={id}
                size="small"
                title={names.leader(id)}
                art={leaderIcon(id)}
                inks={['brown']}
                onOpen={() => open(contentId.leader(id))}
                openLabel={t.open}
                piece={`leader-${id}`}
              />
            ))}
          </div>
        </>
      )}
      {p.privates.length > 0 && (
        <>
          <div className="ek-smallcaps">{t.privates}</div>
          <div className="nh-cards">
            {p.privates.map(id => (
              <Card
                key={id}
                size="small"
                title={names.technology(id)}
                art={technologyIcon(id)}
                inks={technologyInks(id)}
                onOpen={() => open(contentId.technology(id))}
                openLabel={t.open}
                piece={`technology-${id}`}
                foot={
                  <span className="nh-over">
                    <ActionSpace id={CARD_FIRST[id]} />
                  </span>
                }
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

export function Mat({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, reader } = table;
  const own = seat === table.seat;
  const notes = [...(own ? [t.you] : []), ...(view.first === seat ? [t.first] : [])];
  return (
    <PlayerMat
      mark={markOf(table, seat)}
      name={reader.name(seat)}
      note={notes.join(', ')}
      active={view.turn === seat}
      open={own}
      summary={<Summary seat={seat} />}
    >
      <div className="nh-mat">
        <div className="nh-mat-left">
          <Columns seat={seat} />
        </div>
        <div className="nh-mat-tracks">
          {TRACKS.map((track, i) => (
            <DevelopmentTrack key={track} seat={seat} track={i} />
          ))}
          <Investment seat={seat} />
        </div>
        <Government seat={seat} />
        <Supply seat={seat} />
      </div>
    </PlayerMat>
  );
}
