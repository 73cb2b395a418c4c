import { clock } from '../time/clock.ts';

/** A clock that is off by less is right enough for minutes (ms). */
const toleratedMs = 5_000;

/** Compares the clock with the `Date` of an answer. An old answer out of a cache looks the same, so another call finds out. */
export function checkClock(date: string | null): void {
  const isOff = Math.abs(Date.parse(date ?? '') - clock.now().epochMilliseconds) > toleratedMs;
  if (isOff) import('./setClock.ts').then(({ setClock }) => setClock()).catch(() => {});
}
