import { defaultZone } from '@cablepark/domain/time/park-time';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/db/open-store.ts';
import type { Store } from '../../src/db/store.ts';
import { putRider } from '../support/bookings.ts';
import { atEnd } from '../support/cleanup.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { startServer } from '../support/process.ts';
import { allowManyRides } from '../support/wide-limits.ts';
import { faultsOf, type Race, raceFor } from './race.ts';
import { makeRiders, type Rider } from './riders.ts';
import { makeSeason } from './season.ts';

const rounds = depth.bookingRaces;
const ridersAtOnce = 20;
/** SQLite is one process's database; PostgreSQL serves several. */
const processes = { sqlite: 1, postgres: 2 };

describe.each(enginesOfScenes)('$name', (engine) => {
  let store: Store;
  let urls: string[];
  let riders: Rider[];
  let slots: number[];

  beforeAll(async () => {
    const env = { ...(await engine.environment()), TOKEN_SECRET: 'one secret for all servers of a park' };
    store = await openStore({
      databaseUrl: env.DATABASE_URL || null,
      dataDir: env.DATA_DIR,
      zone: defaultZone,
    });
    atEnd(() => store.close());
    slots = await makeSeason(store.db, rounds + 1);
    await allowManyRides(store.db);
    const servers = Array.from({ length: processes[engine.name] }, () => startServer(env));
    urls = (await Promise.all(servers)).map((server) => server.url);
    riders = await makeRiders(urls[0] ?? '', ridersAtOnce);
  });

  test('Control: a desk that looks first and writes then sells a slot twice, and the check says so', async () => {
    const slot = slots.pop() ?? 0;
    const careless = await openCarelessDesk(store);
    const race = await raceFor(slot, riders, [careless]);
    expect(race.winners.length).toBeGreaterThan(1);
    expect(await faultsOf(store.db, race, ridersAtOnce)).toContain(
      `slot ${slot}: ${race.winners.length} were told "booked"`,
    );
  });

  test(`In ${rounds} rounds of ${ridersAtOnce} riders at once each slot is sold once, to the one who was told`, async () => {
    const races: Race[] = [];
    for (const [round, slot] of slots.entries()) races.push(await raceFor(slot, inTurn(riders, round), urls));
    expect(races).toHaveLength(rounds);
    const faults = await Promise.all(races.map((race) => faultsOf(store.db, race, ridersAtOnce)));
    expect(faults.flat()).toEqual([]);
  }, 600_000);
});

/** Somebody else asks first in each round: who is first wins most, and would soon have booked as much as a rider may. */
function inTurn(riders: readonly Rider[], round: number): Rider[] {
  const first = round % riders.length;
  return [...riders.slice(first), ...riders.slice(0, first)];
}

/** What nobody should write: between its look and its write another may book. It speaks the wire well enough for the race. */
async function openCarelessDesk({ db }: Store): Promise<string> {
  const app = Fastify();
  const second = Promise.withResolvers<void>();
  let looks = 0;
  let writing = Promise.resolve();
  app.patch<{ Params: { id: string }; Body: { bookedBy: string } }>(
    '/items/Slot/:id',
    async (request, reply) => {
      const id = Number(request.params.id);
      const found = await db.selectFrom('slot').select('booked_by').where('id', '=', id).executeTakeFirst();
      if (found?.booked_by) {
        return reply.code(409).send({ errors: [{ extensions: { code: 'SLOT_TAKEN' } }] });
      }
      // They write in turn, and only after two have looked, however slow the machine is.
      looks += 1;
      if (looks === 2) second.resolve();
      await second.promise;
      writing = writing.then(() => putRider(db, id, request.body.bookedBy));
      await writing;
      return { data: { id } };
    },
  );
  atEnd(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}
