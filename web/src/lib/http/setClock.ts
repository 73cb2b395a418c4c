import { clock } from '../time/clock.ts';
import { hostedUrl } from './urls.ts';

/** After a time that changed nothing the server is not asked again for so long (ms). */
const everyMs = 60_000;

let askedAt = Number.NEGATIVE_INFINITY;

/** Asks the server for the time, past every cache, and sets the clock by it. */
export async function setClock(): Promise<void> {
  if (performance.now() - askedAt < everyMs) return;
  askedAt = performance.now();
  const sentMs = clock.deviceMs();
  const answer = await fetch(hostedUrl('/server/ping'), { cache: 'no-store' });
  const secondMs = Date.parse(answer.headers.get('date') ?? '');
  // The server read its clock between the two moments that this device noted, and told the whole second.
  const least = secondMs - clock.deviceMs();
  const most = secondMs + 1_000 - sentMs;
  const isKnown = least <= most;
  if (!isKnown || (clock.aheadMs >= least && clock.aheadMs <= most)) return;
  askedAt = Number.NEGATIVE_INFINITY;
  clock.aheadMs = Math.round((least + most) / 2);
  for (const listener of clock.listeners) listener();
}
