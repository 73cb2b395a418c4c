import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../../server/src/db/open-store.ts';
import { launchServer, type ServerProcess } from '../../../server/test/support/launch.ts';
import { makeLogIns, secret, signIn } from '../logged-in.ts';

const bookings = 3;
const dayMs = 24 * 60 * 60_000;
const entered = join(import.meta.dirname, 'entered.mjs');

/** The product files of which a function runs in each of some bookings of a rider, by the real server on an embedded database. */
export async function filesOfBooking(dataDir: string, root: string): Promise<string[]> {
  const server = await launchServer(
    { DATA_DIR: dataDir, TOKEN_SECRET: secret },
    { flags: ['--import', entered] },
  );
  try {
    const { rider, slots } = await prepare(dataDir);
    const book = async (slot: number) => {
      const answer = await fetch(`${server.url}/items/Slot/${slot}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${rider.token}` },
        body: JSON.stringify({ bookedBy: rider.id }),
      });
      if (answer.status !== 200) throw new Error(`Booking answered ${answer.status}: ${await answer.text()}`);
    };
    // What is done once in the life of a process is done by the first.
    await book(slots[0] ?? 0);
    await ask(server, 0);
    const rounds: string[][] = [];
    for (const slot of slots.slice(1)) {
      await book(slot);
      rounds.push(JSON.parse(await ask(server, rounds.length + 1)) as string[]);
    }
    // Jobs of the server, too, run in one round or another.
    const inAll = (rounds[0] ?? []).filter((file) => rounds.every((round) => round.includes(file)));
    return inAll.map((file) => relative(root, file)).toSorted();
  } finally {
    await server.end('SIGTERM');
  }
}

async function prepare(dataDir: string) {
  const store = await openStore({ databaseUrl: null, dataDir, zone: 'Europe/Warsaw' });
  try {
    const logIns = await makeLogIns(store.db, 1);
    const [rider] = await signIn(logIns);
    if (!rider) throw new Error('Nobody is logged in.');
    const { id: asset_id } = await store.db
      .insertInto('asset')
      .values({ name: '1' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const first = Math.ceil(Date.now() / dayMs + 2) * dayMs;
    const rows = Array.from({ length: bookings + 1 }, (_, index) => {
      const start_at = first + index * 15 * 60_000;
      return {
        start_at,
        end_at: start_at + 15 * 60_000,
        duration: 15,
        price_cents: 5500,
        asset_id,
        event_id: null,
        series: `${index}`,
      };
    });
    const made = await store.db.insertInto('slot').values(rows).returning('id').execute();
    return { rider, slots: made.map(({ id }) => id) };
  } finally {
    await store.close();
  }
}

/** Signals the server, and waits for its word. @param said how often it has answered before @returns the answer */
async function ask(server: ServerProcess, said: number): Promise<string> {
  process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const answer = [...server.told().matchAll(/^entered: (.*)$/gm)][said]?.[1];
    if (answer !== undefined) return answer;
    await setTimeout(10);
  }
}
