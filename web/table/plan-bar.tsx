/** Says that nothing here is real, and how to make it so. */
import type { Planning, TableClient } from '../client/table-client.ts';
import { Button, toast, WarnGlyph } from '../kit/index.ts';
import { useMore, useWords } from '../words.tsx';

export function PlanBar({ planning, client }: { planning: Planning; client: TableClient }) {
  const words = useWords();
  const p = useMore().plan;
  const carryOut = () =>
    void client.planCarryOut().then(
      done => toast(p.stop[done.stop], done.stop === 'done' ? 'good' : 'plain'),
      () => toast(words.ask.failed, 'bad'),
    );
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
      <Button kind="primary" disabled={planning.answers.length === 0} onClick={carryOut}>
        {p.carryOut}
      </Button>
      <Button onClick={() => void client.planDrop()}>{p.drop}</Button>
    </section>
  );
}
