import { useWords } from '../words.tsx';

/** A part that has to be fetched says so while it is. */
export function Loading() {
  const words = useWords();
  return (
    <p className="loading" role="status">
      {words.loading}
    </p>
  );
}
