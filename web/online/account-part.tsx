/** One topic of the account page: what it is about on the left, what can be done on the right. */
import type { ReactNode } from 'react';

export function AccountPart({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className="online-part" aria-label={title}>
      <div>
        <h2>{title}</h2>
        {note && <p className="ek-quiet">{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
