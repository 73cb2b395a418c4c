import { clock } from '../time/clock.ts';

/** A smaller offset (ms) does not matter for minutes. */
const toleratedMs = 5_000;

/** Compares the clock with the `Date` of a response. An old cached response looks the same, so a second request decides. */
export function checkClock(date: string | null): void {
  const isOff = Math.abs(Date.parse(date ?? '') - clock.now().epochMilliseconds) > toleratedMs;
  if (isOff) import('./setClock.ts').then(({ setClock }) => setClock()).catch(() => {});
}
