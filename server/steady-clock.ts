/**
 * The time of day, as far as it can be told by a clock that never goes back. Where the clock of the system is set back (by
 * hand, by a server of time that was wrong), waits, leases and turns go on as if nothing had happened; where it is set
 * ahead (a machine that slept), it is followed.
 */

/** Less than this is the usual correction of a clock. */
const STEP = 1000;

export function steadyClock(
  wall: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): () => number {
  let base = wall() - elapsed();
  return () => {
    const steady = base + elapsed();
    const ahead = wall() - steady;
    if (ahead > STEP) base += ahead;
    return Math.floor(base + elapsed());
  };
}
