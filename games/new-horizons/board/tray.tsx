/** What lies on the table only while it is chosen from: governments, colours, revealed technologies. */
import { COLOURS, type Cost, type Effects, LISTS, STAGES, TECHNOLOGIES } from '@epoka/new-horizons';
import { type BoardChoice, Card, CardRow, Tile } from '@epoka/web/kit';
import { COLOUR_INKS, governmentIcon, ROMAN, technologyIcon, technologyInks } from './art.ts';
import { EffectLine } from './effects.tsx';
import { icons } from './icons.ts';
import { contentId, namesOf, type Table, useTable } from './table.tsx';

/** Is there anything on the tray? */
export function trayIsFull(table: Table): boolean {
  const { view, choices } = table;
  return (
    view.offered.length > 0 ||
    view.revealed.length > 0 ||
    choices.starting('colour').length > 0 ||
    bargains(table).length > 0
  );
}

interface Bargain {
  readonly choice: BoardChoice;
  readonly cost?: Cost | undefined;
  readonly effects: Effects;
}

/** Effects that are chosen from, paid for, or simply carried out. */
function bargains({ questions, choices }: Table): Bargain[] {
  return questions.flatMap(({ question: { kind, data } }): Bargain[] => {
    if (kind !== 'choose' && kind !== 'may' && kind !== 'task') return [];
    const { list, at } = data as { readonly list: number; readonly at: number };
    const effect = LISTS[list].effects[at];
    if (effect.op === 'choose')
      return effect.options.flatMap((effects, i) => {
        const choice = choices.choice(['option', i]);
        return choice ? [{ choice, effects }] : [];
      });
    const choice = choices.choice(kind === 'may' ? ['pay'] : ['do']);
    if (!choice) return [];
    if (effect.op === 'may') return [{ choice, cost: effect.cost, effects: effect.effects }];
    return [{ choice, effects: [effect] }];
  });
}

function Bargains() {
  const table = useTable();
  const list = bargains(table);
  if (list.length === 0) return null;
  return (
    <div className="nh-colours">
      {list.map(({ choice, cost, effects }) => (
        <Tile key={choice.key} title={choice.label} choice={choice} hot={table.hot}>
          <EffectLine effects={effects} cost={cost} say={choice.label} />
        </Tile>
      ))}
    </div>
  );
}

export function Tray() {
  const { view, words, t, choices, hot, open } = useTable();
  const names = namesOf(words);
  const colours = choices.starting('colour');
  return (
    <>
      <Bargains />
      {view.offered.length > 0 && (
        <CardRow label={t.government}>
          {view.offered.map(id => {
            const texts = words.texts.government(id);
            return (
              <Card
                key={id}
                title={names.government(id)}
                kind={t.government}
                art={governmentIcon(id)}
                inks={['violet']}
                choice={choices.choice(['govern', id])}
                hot={hot}
                onOpen={() => open(contentId.government(id))}
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
        </CardRow>
      )}
      {colours.length > 0 && (
        <div className="nh-colours">
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
        <CardRow label={t.technology}>
          {view.revealed.map(id => {
            const text = words.texts.technology(id);
            return (
              <Card
                key={id}
                title={names.technology(id)}
                kind={t.technology}
                art={technologyIcon(id)}
                inks={technologyInks(id)}
                corner={ROMAN[TECHNOLOGIES[id].level]}
                choice={choices.choice(['take', id])}
                hot={hot}
                onOpen={() => open(contentId.technology(id))}
                openLabel={t.open}
                piece={`technology-${id}`}
                className="nh-wide-card"
              >
                {text.instant && <p>{text.instant}</p>}
                {text.action && (
                  <p>
                    <b>{t.action}:</b> {text.action}
                  </p>
                )}
                {text.permanent && <p>{text.permanent}</p>}
              </Card>
            );
          })}
        </CardRow>
      )}
    </>
  );
}
