import { clock } from '../time/clock.ts';
import { hostedUrl } from './urls.ts';

/** After a check without a change the next one waits this long (ms). */
const everyMs = 60_000;

let askedAt = Number.NEGATIVE_INFINITY;

/** For tests in one process, so that the next page checks again. */
export function forgetCheck(): void {
  askedAt = Number.NEGATIVE_INFINITY;
}

/** Fetches the server's time, without caches, and sets the clock. */
export async function setClock(): Promise<void> {
  if (performance.now() - askedAt < everyMs) return;
  askedAt = performance.now();
  const sentMs = clock.deviceMs();
  const answer = await fetch(hostedUrl('/server/ping'), { cache: 'no-store' });
  const secondMs = Date.parse(answer.headers.get('date') ?? '');
  // The server read its clock between these two moments, and sends whole seconds.
  const least = secondMs - clock.deviceMs();
  const most = secondMs + 1_000 - sentMs;
  const isKnown = least <= most;
  if (!isKnown || (clock.aheadMs >= least && clock.aheadMs <= most)) return;
  askedAt = Number.NEGATIVE_INFINITY;
  clock.aheadMs = Math.round((least + most) / 2);
  for (const listener of clock.listeners) listener();
}
