/** What is chosen from a few things that lie nowhere else: civilizations, policies, governments, people, loot, yes or no. */
import { type BoardChoice, cx, Hit, Icon, type IconShape, markOf, SeatMark, useLook } from '@epoka/web/kit';
import { CIV_GOVERNMENT, CIV_TECH, POLICY_CARDS } from '../content/tables.ts';
import { civCoin, drawing, goodIcon, markerIcon } from './art.ts';
import { icons } from './icons.ts';
import { id, namesOf } from './names.ts';
import { TRAY } from './sections.ts';
import { type Table, useTable } from './table.tsx';

/** The answers that lie in the tray now. A wonder that is aimed at may still be in the market. */
export function trayChoices({ choices, questions, view }: Table): readonly BoardChoice[] {
  const aimed = questions[0]?.question.kind === 'target';
  return choices.list.filter(
    ({ answer: [verb, a] }) =>
      TRAY.has(verb) || (aimed && verb === 'wonder' && !((view.wonderAt[a as number] ?? -1) >= 0)),
  );
}

interface Look {
  readonly icon: IconShape;
  readonly content?: string;
  readonly text?: string;
}

/** What the thing behind an answer looks like. */
function lookOf(table: Table, choice: BoardChoice): Look {
  const { view, words, seat, t } = table;
  const [verb, a, b, c] = choice.answer as readonly [string, number, number, number];
  const names = namesOf(words.cards);
  const card = (content: string): Look => {
    const [kind, key] = content.split(':');
    const texts = (words.cards as unknown as Record<string, Record<string, { text: string } | undefined>>)[
      kind
    ];
    return { icon: drawing(content), content, text: texts?.[key]?.text ?? '' };
  };
  switch (verb) {
    case 'civ':
      return {
        ...card(id.civ(a)),
        text: `${t.starts(names.tech(CIV_TECH[a]), names.government(CIV_GOVERNMENT[a]))}. ${names.civ(a).text}`,
      };
    case 'adopt':
      return card(id.policy(a * 2 + b));
    case 'giveUp':
      return card(id.policy(a * 2 + Math.max(0, view.policy[seat * POLICY_CARDS + a] - 1)));
    case 'switch':
      return card(id.policy(b * 2 + c));
    case 'stay':
      return card(id.government(view.gov[seat]));
    case 'change':
      return card(id.government(a));
    case 'keep':
      return card(id.person(a));
    case 'wonder':
      return card(id.wonder(a));
    case 'lootTech':
      return card(id.tech(a));
    case 'good':
    case 'lootGood':
      return { icon: goodIcon(a) };
    case 'lootMarker':
      return { icon: markerIcon(-1) };
    case 'lootTrade':
      return { icon: icons.trade };
    case 'lootCulture':
      return { icon: icons.culture };
    case 'breakCoin':
    case 'lootCoin':
      return { icon: icons.coin };
    case 'lootCard':
      return { icon: icons.event };
    case 'kind':
      return { icon: a === 0 ? icons.army : icons.scout };
    case 'level':
      return { icon: icons.science };
    case 'save':
      return { icon: icons.unit };
    case 'no':
      return { icon: icons.cancel };
    default:
      return { icon: icons.first };
  }
}

function Option({ choice }: { choice: BoardChoice }) {
  const table = useTable();
  const { hot, reader, view } = table;
  const { target, look } = useLook({ choice, hot });
  const [verb, a] = choice.answer as readonly [string, number];
  const { icon, content, text } = lookOf(table, choice);
  const Coin = civCoin();
  return (
    <div className={cx('ww-option', 'ek-glows')} data-content={content} {...look}>
      <span className="ww-option-icon">
        {verb === 'player' ? (
          <SeatMark mark={markOf(table, a)} name={reader.name(a)} size={30} />
        ) : verb === 'civ' && Coin ? (
          <Coin civ={a} size={44} metal={view.civ.includes(a) ? 'clay' : 'bronze'} />
        ) : (
          <Icon of={icon} />
        )}
      </span>
      <span className="ww-option-text">
        <b>{choice.label}</b>
        {text ? <i>{text}</i> : null}
        {choice.why !== undefined && <i className="ww-why">{choice.why}</i>}
      </span>
      <Hit choice={choice} hot={hot} target={target} name={choice.label} />
    </div>
  );
}

/** So many fit with their texts. */
const FEW = 9;

export function TrayScene() {
  const table = useTable();
  const all = trayChoices(table);
  const legal = all.filter(c => c.legal);
  // what can't be chosen tells why, where there is room for it
  const shown = all.length <= FEW ? all : legal;
  return (
    <div className="ww-tray" data-n={shown.length > 12 ? 'many' : shown.length > 4 ? 'some' : 'few'}>
      {shown.map(choice => (
        <Option key={choice.key} choice={choice} />
      ))}
    </div>
  );
}
