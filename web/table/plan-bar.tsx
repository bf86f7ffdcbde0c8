/** Says that nothing here is real, and how to make it so. */
import type { Planning } from '../client/table-client.ts';
import { Button, WarnGlyph } from '../kit/index.ts';
import { useWords } from '../words.tsx';

export function PlanBar({
  planning,
  onCarryOut,
  onDrop,
}: {
  planning: Planning;
  onCarryOut: () => void;
  onDrop: () => void;
}) {
  const words = useWords();
  const p = words.plan;
  return (
    <section className="plan-bar" aria-label={p.title}>
      <p>
        <strong>{p.title}.</strong> {planning.done && planning.answers.length > 0 ? p.done : p.text}{' '}
        {!planning.certain && (
          <span className="plan-guess">
            <WarnGlyph /> {p.uncertain}
          </span>
        )}
      </p>
      <span className="ek-quiet">{p.answers(planning.answers.length)}</span>
      <Button kind="primary" disabled={planning.answers.length === 0} onClick={onCarryOut}>
        {p.carryOut}
      </Button>
      <Button onClick={onDrop}>{p.drop}</Button>
    </section>
  );
}
