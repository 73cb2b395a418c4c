import { atEnd } from './cleanup.ts';

/** Counts the turns of the event loop from now on. */
export function countTurns(): { now: () => number; stop: () => void } {
  let [turn, isStopped] = [0, false];
  const next = () => {
    turn += 1;
    if (!isStopped) setImmediate(next);
  };
  setImmediate(next);
  const stop = () => {
    isStopped = true;
  };
  atEnd(async () => stop());
  return { now: () => turn, stop };
}
