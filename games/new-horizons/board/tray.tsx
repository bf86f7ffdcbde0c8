/** What lies on the table only while it is chosen from: governments, colours, revealed technologies. */
import './style/theatre.css';
import { COLOURS, STAGES, TECHNOLOGIES } from '@epoka/new-horizons';
import { bandOf, Card, cx, Hit, Icon, Theatre, Tile, useLook, vars } from '@epoka/web/kit';
import { COLOUR_INKS, governmentIcon, ROMAN, technologyIcon, technologyInks } from './art.ts';
import { bargains } from './bargains.ts';
import { EffectLine } from './effects.tsx';
import { icons } from './icons.ts';
import { contentId, namesOf, useTable } from './table.tsx';

function Bargains() {
  const table = useTable();
  const list = bargains(table);
  if (list.length === 0) return null;
  return (
    <div className="nh-offer">
      {list.map(({ choice, cost, effects }) => (
        <Tile key={choice.key} title={choice.label} choice={choice} hot={table.hot}>
          <EffectLine effects={effects} cost={cost} say={choice.label} />
        </Tile>
      ))}
    </div>
  );
}

/** The sentence of the question it belongs to; those who only watch see whose it is. */
function useTitle(): string {
  const { questions, view, words, reader, seat, t } = useTable();
  const question = questions[0]?.question ?? view.asked[0];
  if (!question) return t.tray;
  const say = words.questions as unknown as Readonly<
    Record<string, (r: unknown, data: unknown, seat: number) => string>
  >;
  const sentence = say[question.kind](reader, question.data, question.seat);
  return question.seat === seat ? sentence : `${reader.name(question.seat)}: ${sentence}`;
}

export function Tray() {
  const { view, words, t, choices, hot, open } = useTable();
  const names = namesOf(words);
  const colours = choices.starting('colour');
  const title = useTitle();
  return (
    <Theatre
      label={t.tray}
      title={title}
      of={`${title} ${view.offered.join()} ${view.revealed.join()}`}
      foldLabel={t.fold}
      showLabel={t.show}
    >
      <Bargains />
      {view.offered.length > 0 && (
        <div className="nh-offer nh-offer-wide">
          {view.offered.map(id => {
            const texts = words.texts.government(id);
            return (
              <Card
                key={id}
                title={names.government(id)}
                art={governmentIcon(id)}
                inks={['violet']}
                choice={choices.choice(['govern', id])}
                hot={hot}
                onOpen={choices.choice(['govern', id]) ? undefined : () => open(contentId.government(id))}
                openLabel={t.open}
                className="nh-wide-card"
                piece={`government-${id}`}
              >
                {STAGES.map(stage => (
                  <p key={stage}>
                    <b>{words.names.stages[stage]}:</b> {texts[stage]}
                  </p>
                ))}
              </Card>
            );
          })}
        </div>
      )}
      {colours.length > 0 && (
        <div className="nh-offer">
          {COLOURS.map((colour, i) => (
            <Tile
              key={colour}
              title={words.names.colours[colour]}
              icon={icons.research}
              ink={COLOUR_INKS[colour]}
              choice={choices.choice(['colour', i])}
              hot={hot}
            />
          ))}
        </div>
      )}
      {view.revealed.length > 0 && (
        <ul
          className={cx('nh-offer', view.revealed.length > MANY && 'nh-offer-many')}
          aria-label={t.technology}
        >
          {view.revealed.map(id => (
            <Revealed key={id} id={id} brief={view.revealed.length > MANY} />
          ))}
        </ul>
      )}
    </Theatre>
  );
}

/** more than so many are told by their names and signs, and explained when they are pointed at */
const MANY = 3;

function Revealed({ id, brief }: { id: number; brief: boolean }) {
  const { words, t, choices, hot, open } = useTable();
  const text = words.texts.technology(id);
  const name = namesOf(words).technology(id);
  const inks = technologyInks(id);
  const choice = choices.choice(['take', id]);
  const { target, look } = useLook({ choice, hot });
  const { action, level } = TECHNOLOGIES[id];
  return (
    <li
      className={cx('nh-pick', 'ek-glows')}
      style={vars({ '--band-1': bandOf(inks[0]), '--band-2': bandOf(inks[1] ?? inks[0]) })}
      data-piece={`technology-${id}`}
      data-content={contentId.technology(id)}
      {...look}
    >
      <div className="nh-pick-head">
        <span className="nh-pick-art">
          <Icon of={technologyIcon(id)} />
        </span>
        <b>{name}</b>
        <i>{ROMAN[level]}</i>
      </div>
      {brief ? (
        <div className="nh-pick-text">
          <span className="ek-hidden">
            {text.instant} {text.permanent}
          </span>
          {action && <EffectLine effects={action.effects} cost={action.cost} say={text.action} short />}
        </div>
      ) : (
        <div className="nh-pick-text">
          {text.instant && <p>{text.instant}</p>}
          {text.action && (
            <p>
              <b>{t.action}:</b> {text.action}
            </p>
          )}
          {text.permanent && <p>{text.permanent}</p>}
        </div>
      )}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        onOpen={choice ? undefined : () => open(contentId.technology(id))}
        openLabel={t.open}
        name={name}
      />
    </li>
  );
}
