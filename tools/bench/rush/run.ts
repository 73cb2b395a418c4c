import { setTimeout as pause } from 'node:timers/promises';
import { serverEnvironment, serverFlags } from '../../../scripts/root.mjs';
import { launchServer, type ServerProcess } from '../../../server/test/support/launch.ts';
import { firstDayMs } from '../load/park-data.ts';
import { type Rider, secret } from '../logged-in.ts';
import { quantile } from '../machine.ts';
import { memoryOf } from '../process.ts';
import { makeData } from './park-data.ts';
import { Screen } from './screen.ts';

export const bookers = 300;
export const rushMs = 10_000;
const openedAtOnce = 50;
/** A screen without the change by then counts as lost. */
const timeoutMs = 10_000;
const watchedDays = 42;

export interface Rush {
  screens: number;
  processes: number;
  /** Bookings that were answered with 200; all others by their status. */
  booked: number;
  refused: Record<string, number>;
  /** From the call to its answer (ms). */
  answerP50: number;
  answerP99: number;
  /** From a booking's answer until a screen shows it (ms). */
  trueP50: number;
  trueP99: number;
  /** Bookings that a screen never showed, over all screens. */
  untrue: number;
  dropped: number;
  /** The greatest resident memory of one process (bytes), and with all screens open, before the rush. */
  memory: number;
  idleMemory: number;
  /** What one open screen adds to it (bytes). */
  memoryPerScreen: number;
}

/** So many riders look at the planner, 300 of them book within ten seconds. */
export async function rush(
  where: { DATA_DIR: string; DATABASE_URL: string },
  { screens: count, processes }: { screens: number; processes: number },
): Promise<Rush> {
  const park = await makeData({ databaseUrl: where.DATABASE_URL || null, dataDir: where.DATA_DIR }, count);
  const servers: ServerProcess[] = [];
  const most = { LIVE_CONNECTIONS: '20000', LIVE_CONNECTIONS_PER_ADDRESS: '20000', TOKEN_SECRET: secret };
  const env = { ...serverEnvironment, ...where, ...most, NODE_ENV: 'production', RATE_LIMITS: 'off' };
  try {
    for (let each = 0; each < processes; each += 1)
      servers.push(await launchServer(env, { flags: serverFlags, program: 'built', keepsLog: false }));
    const urls = servers.map(({ url }) => url.replace('localhost', '127.0.0.1'));
    return await measure(park, { count, urls, pids: servers.map(({ pid }) => pid) });
  } finally {
    for (const server of servers) await server.end('SIGTERM');
  }
}

interface Setting {
  count: number;
  urls: string[];
  pids: number[];
}

async function measure(
  { riders, slots }: Awaited<ReturnType<typeof makeData>>,
  { count, urls, pids }: Setting,
): Promise<Rush> {
  const urlOf = (index: number) => urls[index % urls.length] ?? '';
  const answeredAt = new Map<number, number>();
  const shown = new Map<number, number[]>();
  const onBooked = (slot: number, atMs: number) => {
    const times = shown.get(slot);
    if (times) times.push(atMs);
    else shown.set(slot, [atMs]);
  };
  const range = {
    from: new Date(firstDayMs() - 1).toISOString(),
    to: new Date(firstDayMs() + watchedDays * 24 * 60 * 60_000).toISOString(),
  };
  const bare = await greatest(pids);
  const screens: Screen[] = [];
  for (let from = 0; from < count; from += openedAtOnce)
    await Promise.all(
      riders.slice(from, from + openedAtOnce).map(async (rider, index) => {
        const screen = new Screen(urlOf(from + index), onBooked);
        screens.push(screen);
        await screen.open(rider, range);
      }),
    );
  await pause(2_000);
  const idleMemory = await greatest(pids);

  let memory = idleMemory;
  const watch = async () => {
    memory = Math.max(memory, await greatest(pids));
  };
  const watching = setInterval(() => {
    void watch();
  }, 250);
  const waits: number[] = [];
  const refused: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: Math.min(bookers, count) }, async (_, index) => {
      const rider = riders[Math.floor((index * count) / bookers) % count];
      const slot = slots[index * 3];
      if (!rider || slot === undefined) throw new Error('The park is too small for the rush.');
      await pause(((index * 7919) % bookers) * (rushMs / bookers));
      const { status, tookMs, atMs } = await book(urlOf(index), rider, slot);
      waits.push(tookMs);
      if (status === 200) answeredAt.set(slot, atMs);
      else refused[status] = (refused[status] ?? 0) + 1;
    }),
  );
  const isComplete = () => [...answeredAt.keys()].every((slot) => shown.get(slot)?.length === count);
  for (let waited = 0; waited < timeoutMs && !isComplete(); waited += 250) await pause(250);
  clearInterval(watching);
  const delays = [...answeredAt].flatMap(([slot, atMs]) =>
    (shown.get(slot) ?? []).map((seenMs) => Math.max(0, seenMs - atMs)),
  );
  const dropped = screens.filter(({ hasDropped }) => hasDropped).length;
  for (const screen of screens) screen.close();
  return {
    screens: count,
    processes: urls.length,
    booked: answeredAt.size,
    refused,
    answerP50: quantile(waits, 0.5),
    answerP99: quantile(waits, 0.99),
    trueP50: quantile(delays, 0.5),
    trueP99: quantile(delays, 0.99),
    untrue: answeredAt.size * count - delays.length,
    dropped,
    memory,
    idleMemory,
    memoryPerScreen: ((idleMemory - bare) * urls.length) / count,
  };
}

/** One call of a rider's, and how long its answer took (ms). */
export async function book(url: string, { id, token }: Rider, slot: number) {
  const began = performance.now();
  const answer = await fetch(`${url}/items/Slot/${slot}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ bookedBy: id }),
  });
  await answer.arrayBuffer();
  const atMs = performance.now();
  return { status: answer.status, tookMs: atMs - began, atMs };
}

async function greatest(pids: readonly number[]): Promise<number> {
  return Math.max(...(await Promise.all(pids.map((pid) => memoryOf({ pid })))));
}
