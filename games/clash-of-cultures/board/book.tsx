/** All advances with their whole texts, over the table: who has them, what they give, and which can be had now. */
import { type BoardChoice, cx, Dialog, Hit, Icon, markOf, SeatMark, useLook } from '@epoka/web/kit';
import { advanceIcon, categoryIcon } from './art.ts';
import { ADVANCES, CATEGORIES, IS_GOVERNMENT, owns, RESOURCES } from './game.ts';
import { contentId, namesOf, useTable } from './table.tsx';
import { ADVANCES_OF } from './tree.tsx';

function Entry({ id, onTaken }: { id: number; onTaken: () => void }) {
  const table = useTable();
  const { view, words, t, hot, choices, reader, open } = table;
  const found = choices.choice(['advance', id]);
  const choice: BoardChoice | undefined = found?.legal
    ? {
        ...found,
        label: found.label,
        why: undefined,
        warn: found.warn,
        act: at => {
          onTaken();
          found.act(at);
        },
      }
    : undefined;
  const { target, look } = useLook({ choice, hot });
  const { name, text } = words.board.advances[ADVANCES[id].id];
  const { bonus } = ADVANCES[id];
  const having = Array.from({ length: view.seats }, (_, seat) => seat).filter(seat => owns(view, seat, id));
  return (
    <li className="coc-entry" {...look}>
      <Icon of={advanceIcon(id)} />
      <b>{name}</b>
      <span className="coc-entry-seats">
        {bonus && (
          <i
            className={`coc-bonus coc-bonus-${bonus}`}
            role="img"
            aria-label={t.gives(namesOf(words).resource(RESOURCES.indexOf(bonus)))}
          />
        )}
        {having.map(seat => (
          <SeatMark
            key={seat}
            mark={markOf(table, seat)}
            name={reader.name(seat)}
            label={reader.name(seat)}
            size={20}
          />
        ))}
      </span>
      <p>{text}</p>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        onOpen={choice ? undefined : () => open(contentId.advance(id))}
        openLabel={t.open}
        name={name}
      />
    </li>
  );
}

export function AdvanceBook({ onClose }: { onClose: () => void }) {
  const { t, words } = useTable();
  return (
    <Dialog open title={t.allAdvances} onClose={onClose} closeLabel={t.close} className="coc-book">
      <div className="coc coc-pages">
        {CATEGORIES.map(({ id }, c) => (
          <section key={id} className={cx('coc-cat', `coc-cat-${id}`, IS_GOVERNMENT[c] && 'coc-gov')}>
            <h4>
              <Icon of={categoryIcon(c)} />
              <span>{namesOf(words).category(c)}</span>
            </h4>
            <ul>
              {ADVANCES_OF[c].map(a => (
                <Entry key={a} id={a} onTaken={onClose} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
