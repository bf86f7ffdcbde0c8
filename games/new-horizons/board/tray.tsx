/** What lies on the table only while it is chosen from: governments, colours, revealed technologies. */
import { COLOURS, STAGES, TECHNOLOGIES } from '@epoka/new-horizons';
import { Card, CardRow, Tile } from '@epoka/web/kit';
import { COLOUR_INKS, governmentIcon, ROMAN, technologyIcon, technologyInks } from './art.ts';
import { icons } from './icons.ts';
import { contentId, namesOf, useTable } from './table.tsx';

/** Is there anything on the tray? */
export function trayIsFull({
  view,
  choices,
}: Pick<ReturnType<typeof useTable>, 'view' | 'choices'>): boolean {
  return view.offered.length > 0 || view.revealed.length > 0 || choices.starting('colour').length > 0;
}

export function Tray() {
  const { view, words, t, choices, hot, open } = useTable();
  const names = namesOf(words);
  const colours = choices.starting('colour');
  return (
    <>
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
        <CardRow label={t.tray}>
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
