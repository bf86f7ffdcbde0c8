/** What another player has just declared, large, and what could cancel it. */
import { ChoiceButton, cx, Icon, type IconShape, markOf, SeatMark } from '@epoka/web/kit';
import { ABILITIES } from '../content/abilities.ts';
import { EVENT_LEVEL } from '../content/tables.ts';
import { ABILITY, EVENT, OWN } from '../rules/declare.ts';
import { CITIES } from '../rules/state.ts';
import { civCoin, drawing } from './art.ts';
import { icons } from './icons.ts';
import { id, namesOf, ROMAN } from './names.ts';
import { cityName } from './pieces.tsx';
import { type Table, useTable, withVerb } from './table.tsx';

interface Told {
  readonly icon: IconShape;
  readonly name: string;
  readonly text: string;
  readonly kind: string;
  readonly level: number;
}

/** What was declared: an action of a city, a culture event or an ability. */
function toldOf({ view, words, t }: Table, item: readonly number[]): Told {
  const [what, seat] = item;
  if (what === EVENT) {
    const card = item[OWN];
    const level = EVENT_LEVEL[card];
    const kind = `${t.kinds.event} ${ROMAN[level]}`;
    return { icon: drawing(id.event(card)), ...namesOf(words.cards).event(card), kind, level };
  }
  if (what === ABILITY) {
    const { of } = ABILITIES[item[OWN]];
    const [kind, key] = of.split(':');
    const texts = words.cards as unknown as Record<string, Record<string, { text?: string }> | undefined>;
    const text = texts[kind]?.[key]?.text ?? '';
    return { icon: drawing(of), name: words.content(of), text, kind: t.kinds[kind] ?? '', level: 0 };
  }
  const [city, action] = item.slice(OWN);
  return {
    icon: [icons.production, icons.arts, icons.harvest, icons.program, icons.free][action],
    name: t.actions[action],
    text: cityName({ view, t }, seat * CITIES + city),
    kind: t.cityAction,
    level: 0,
  };
}

export function DeclaredScene() {
  const table = useTable();
  const { view, questions, reader, hot } = table;
  const { at } = questions[0].question.data as { readonly at: number };
  const item = view.declared[at];
  if (item === undefined) return null;
  const { icon, name, text, kind, level } = toldOf(table, item);
  const seat = item[1];
  const Coin = civCoin();
  const answers = withVerb(table, 'cancel', 'spy', 'pass').filter(c => c.legal);
  return (
    <div className="ww-declared">
      <p className="ww-declared-who">
        {Coin && <Coin civ={view.civ[seat]} size={54} />}
        <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={24} />
        <b>{reader.name(seat)}</b>
      </p>
      <article className={cx('ww-declared-card', `ww-event-${level}`)}>
        <span className="ww-declared-art">
          <Icon of={icon} />
        </span>
        <span className="ww-declared-text">
          <i>{kind}</i>
          <b>{name}</b>
          <span>{text}</span>
        </span>
      </article>
      <p className="ww-declared-answers">
        {answers.map(choice => (
          <ChoiceButton
            key={choice.key}
            choice={choice}
            hot={hot}
            {...(choice.answer[0] === 'pass' ? {} : { kind: 'primary' as const })}
          />
        ))}
      </p>
    </div>
  );
}
