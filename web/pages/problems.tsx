/** Pages that say what went wrong, that nothing was lost, and what to do. */
import { Component, type ReactNode } from 'react';
import { Button } from '../kit/index.ts';
import { href } from '../router.ts';
import { useWords } from '../words.tsx';
import { PageFrame } from './frame.tsx';

export function Problem({
  title,
  children,
  detail,
  acts,
}: {
  title: string;
  children: ReactNode;
  detail?: string | undefined;
  acts?: ReactNode;
}) {
  const words = useWords();
  return (
    <PageFrame title={title}>
      <div role="alert">{children}</div>
      {detail && (
        <details className="problem-detail">
          <summary>{words.broken.details}</summary>
          <pre>{detail}</pre>
        </details>
      )}
      <p className="page-acts">
        {acts}
        <a className="ek-button" href={href({ page: 'home' })}>
          {words.toHome}
        </a>
      </p>
    </PageFrame>
  );
}

export function Missing() {
  const words = useWords();
  return (
    <Problem title={words.missing.title}>
      <p>{words.missing.text}</p>
    </Problem>
  );
}

/** A fault of the page itself. Games are kept by the worker and are not touched by it. */
export class Fault extends Component<
  { resetKey: unknown; children: ReactNode },
  { error: Error | undefined }
> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: { resetKey: unknown }) {
    if (before.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    return error ? <FaultPage error={error} /> : this.props.children;
  }
}

function FaultPage({ error }: { error: Error }) {
  const words = useWords();
  return (
    <Problem
      title={words.broken.pageTitle}
      detail={error.stack ?? error.message}
      acts={
        <Button kind="primary" onClick={() => location.reload()}>
          {words.broken.reload}
        </Button>
      }
    >
      <p>{words.broken.pageText}</p>
    </Problem>
  );
}
