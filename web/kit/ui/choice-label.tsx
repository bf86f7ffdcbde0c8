/** A choice in words: laid out in parts where its game gives them, as a sentence otherwise. */
import './choice-label.css';
import { createContext } from 'react';
import type { BoardChoice, Chip, ChoiceFace, LabelParts } from '../board.ts';
import { Icon } from '../icons/icon.tsx';
import { SeatMark } from '../pieces/seat.tsx';

/** A choice, as far as its look needs it. */
export type Offered = Pick<BoardChoice, 'questionId' | 'answer'>;

/** How the open choices look; said by whoever shows the board. */
export const Faces = createContext<(choice: Offered) => ChoiceFace | undefined>(() => undefined);

export const hasParts = (parts: LabelParts | undefined): boolean =>
  parts !== undefined && (parts.who !== undefined || parts.to !== undefined);

/** The sentence is what a screen reader says, wherever this stands in a button that carries it as its name. */
export function ChoiceLabel({ label, parts }: { label: string; parts: LabelParts | undefined }) {
  if (!parts || !hasParts(parts)) return label;
  const { who, does, to } = parts;
  return (
    <span className="ek-parts">
      {who && <OneChip chip={who} />}
      {does && <span>{does}</span>}
      {to && <OneChip chip={to} />}
    </span>
  );
}

function OneChip({ chip: { name, icon, mark, note } }: { chip: Chip }) {
  return (
    <span className="ek-chip">
      {mark !== undefined && <SeatMark mark={mark} name={name} size={18} />}
      {icon && <Icon of={icon} />}
      <b>{name}</b>
      {note && <span>{note}</span>}
    </span>
  );
}
