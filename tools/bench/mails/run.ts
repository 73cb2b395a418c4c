import { setTimeout as pause } from 'node:timers/promises';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { serverFlags } from '../../../scripts/root.mjs';
import { openStore } from '../../../server/src/db/open-store.ts';
import { launchServer } from '../../../server/test/support/launch.ts';
import { type Rider, secret } from '../logged-in.ts';
import { quantile } from '../machine.ts';
import { makeData } from '../rush/park-data.ts';
import { book } from '../rush/run.ts';
import { openMailbox } from './mailbox.ts';

export const mails = 10_000;
/** Between two bookings: twenty a second, a busy morning. */
const betweenMs = 50;
const quietMs = 10_000;
/** A mail that is not sent by then counts as lost. */
const timeoutMs = 180_000;
const portion = 500;

export interface Measured {
  database: string;
  /** From the moment that all are due until the last has arrived (ms). */
  tookMs: number;
  arrived: number;
  /** How long a booking waits for its response before and while the mails are sent (ms). */
  quiet: Waits;
  busy: Waits;
}

interface Waits {
  booked: number;
  refused: number;
  p50: number;
  p99: number;
}

/** Ten thousand mails are due at once, and riders book all the while. */
export async function sendAll(where: {
  DATA_DIR: string;
  DATABASE_URL: string;
}): Promise<Omit<Measured, 'database'>> {
  const settings = { databaseUrl: where.DATABASE_URL || null, dataDir: where.DATA_DIR };
  const park = await makeData(settings, mails);
  // What tells a rider of their own booking cannot be switched off.
  const mailbox = await openMailbox((source) => /^List-Unsubscribe:/im.test(source));
  const env = {
    ...where,
    TOKEN_SECRET: secret,
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'park@example.com',
  };
  const server = await launchServer(env, { flags: serverFlags, program: 'built', keepsLog: false });
  try {
    const url = server.url.replace('localhost', '127.0.0.1');
    const bookings = bookingsOf(park, url);
    const quiet = await bookings.until(pause(quietMs));
    const began = await makeDue(settings, park.riders);
    const busy = await bookings.until(allArrived(mailbox.arrivals));
    return {
      tookMs: (mailbox.arrivals.at(-1) ?? Number.NaN) - began,
      arrived: mailbox.arrivals.length,
      quiet,
      busy,
    };
  } finally {
    await server.end('SIGTERM');
    await mailbox.close();
  }
}

async function allArrived(arrivals: readonly number[]): Promise<void> {
  for (let waited = 0; waited < timeoutMs && arrivals.length < mails; waited += 100) await pause(100);
}

/** One rider after another books a slot of their own. */
function bookingsOf({ riders, slots }: Awaited<ReturnType<typeof makeData>>, url: string) {
  let next = 0;
  return {
    async until(end: Promise<unknown>): Promise<Waits> {
      const waits: number[] = [];
      let refused = 0;
      const ending = new AbortController();
      const over = end.finally(() => ending.abort());
      const bookNext = async () => {
        const [rider, slot] = [riders[next % riders.length], slots[next]];
        next += 1;
        if (!rider || slot === undefined) return;
        const { status, tookMs } = await book(url, rider, slot);
        waits.push(tookMs);
        if (status !== 200) refused += 1;
      };
      const underWay: Promise<void>[] = [];
      while (!ending.signal.aborted && next < slots.length) {
        underWay.push(bookNext());
        await pause(betweenMs);
      }
      await over;
      await Promise.all(underWay);
      return {
        booked: waits.length - refused,
        refused,
        p50: quantile(waits, 0.5),
        p99: quantile(waits, 0.99),
      };
    },
  };
}

/** As the opening of a season leaves them. @returns when the last was written */
async function makeDue(
  settings: Omit<Parameters<typeof openStore>[0], 'zone'>,
  riders: readonly Rider[],
): Promise<number> {
  const store = await openStore({ ...settings, zone: defaultZone });
  const now = Date.now();
  const firstDay = new Date(now).toISOString().slice(0, 10);
  await store.db.updateTable('account').set({ season_mails: 1 }).execute();
  for (let from = 0; from < riders.length; from += portion) {
    const rows = riders.slice(from, from + portion).map(({ id }) => ({
      dedupe: `season-opens:bench:${id}`,
      kind: 'season-opens' as const,
      account_id: id,
      address: null,
      data: JSON.stringify({ firstDay }),
      created_at: now,
      due_at: now,
      useless_at: now + 24 * 60 * 60_000,
    }));
    await store.db.insertInto('outbox').values(rows).execute();
  }
  await store.close();
  return performance.now();
}
