import { defaultZone } from '@cablepark/domain/time/park-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { openStore } from '../../src/db/open-store.ts';
import type { Store } from '../../src/db/store.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { atEnd } from '../support/cleanup.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { startServer } from '../support/process.ts';
import { allowManyRides } from '../support/wide-limits.ts';
import { call, makeRiders, patchSlot, type Rider } from './riders.ts';
import { makeSeason } from './season.ts';

const size = 12;
/** Slots that a rider books at once. */
const few = 3;
/** SQLite is one process's database; PostgreSQL serves several. */
const processes = { sqlite: 1, postgres: 2 };

describe.each(enginesOfScenes)('Two desks and a rider for the last of twelve slots on $name', (engine) => {
  let store: Store;
  let urls: string[];
  let desks: Rider[];
  let rider: Rider;
  let rounds: number[][];
  let fewRounds: number[][];

  beforeAll(async () => {
    const env = { ...(await engine.environment()), TOKEN_SECRET: 'one secret for all servers of a park' };
    store = await openStore({
      databaseUrl: env.DATABASE_URL || null,
      dataDir: env.DATA_DIR,
      zone: defaultZone,
    });
    atEnd(() => store.close());
    const count = depth.partyRaces + 1;
    const slots = await makeSeason(store.db, count * (size + few));
    const inRounds = (each: number) => Array.from({ length: count }, () => slots.splice(0, each));
    [rounds, fewRounds] = [inRounds(size), inRounds(few)];
    await allowManyRides(store.db);
    const servers = Array.from({ length: processes[engine.name] }, () => startServer(env));
    urls = (await Promise.all(servers)).map((server) => server.url);
    const [first, second, third] = await makeRiders(urls[0] ?? '', 3);
    if (!first || !second || !third) throw new Error('Somebody could not sign up.');
    [desks, rider] = [[first, second], third];
    const staff = desks.map(({ id }) => id);
    await store.db.updateTable('account').set({ role: 'Manager' }).where('id', 'in', staff).execute();
  });

  const urlOf = (desk: number) => urls[desk % urls.length] ?? '';
  const bookParty = (desk: number, slots: readonly number[]) =>
    call(
      urlOf(desk),
      'POST',
      '/desk/parties',
      { slots, contact: { first_name: `Desk ${desk}`, description: null } },
      desks[desk]?.token,
    );
  const pay = (desk: number, slots: readonly number[]) => {
    const lines = slots.map((slot) => ({ slot, amount: 55 }));
    const bill = { lines, parts: [{ method: 'cash', amount: 55 * slots.length }] };
    return call(urlOf(desk), 'POST', '/desk/bills', bill, desks[desk]?.token);
  };
  /** How many of the slots each holder has. */
  const shares = async (slots: readonly number[]) => {
    const rows = await store.db.selectFrom('slot').select('booked_by').where('id', 'in', slots).execute();
    const groups = Map.groupBy(rows, ({ booked_by }) => booked_by);
    return [...groups.values()].map(({ length }) => length).toSorted((a, b) => b - a);
  };

  test('Control: desks that book one slot after the other leave a party in pieces', async () => {
    const slots = rounds.pop() ?? [];
    const oneByOne = async (desk: number, ids: readonly number[]) => {
      const who = desks[desk];
      for (const slot of ids) if (who) await patchSlot(urlOf(desk), slot, who);
    };
    await Promise.all([oneByOne(0, slots), oneByOne(1, slots.toReversed())]);
    expect(await shares(slots)).not.toEqual([size]);
  });

  test(`In ${depth.partyRaces} rounds it is all or nothing, nobody twice, and one bill`, async () => {
    for (const slots of rounds) {
      const last = slots.at(-1) ?? 0;
      const answers = await Promise.all([
        bookParty(0, slots),
        bookParty(1, slots.toReversed()),
        patchSlot(urlOf(0), last, rider),
      ]);
      const winners = answers.filter(({ status }) => status === 200).length;
      const ofRider = answers[2]?.status === 200;
      expect([winners, await shares(slots)]).toEqual(ofRider ? [1, [size - 1, 1]] : [1, [size]]);
      if (ofRider) continue;
      const bills = await Promise.all([pay(0, slots), pay(1, slots.toReversed())]);
      expect(bills.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
    const findings = await findContradictions(store.db, engine.name, systemClock.now().epochMilliseconds);
    expect(findings.flatMap(({ told }) => told)).toEqual([]);
  }, 600_000);

  // Staff book for themselves, too, and without the limit of bookings an hour.
  const owner = () => desks[0] ?? rider;
  const bookTogether = (process: number, keys: readonly number[]) => {
    const { id, token } = owner();
    return call(urlOf(process), 'PATCH', '/items/Slot', { keys, data: { bookedBy: id } }, token);
  };
  const takeOne = (process: number, slot: number) => patchSlot(urlOf(process), slot, desks[1] ?? rider);
  /** How many of the slots each party has. */
  const partiesOf = async (slots: readonly number[]) => {
    const { db } = store;
    const rows = await db
      .selectFrom('booking')
      .select('party_id')
      .where('slot_id', 'in', slots)
      .where('state', '=', 'booked')
      .where('party_id', 'is not', null)
      .execute();
    const groups = Map.groupBy(rows, ({ party_id }) => party_id);
    return [...groups.values()].map(({ length }) => length);
  };

  test('Control: who books slot after slot is left with some of them', async () => {
    const slots = fewRounds.pop() ?? [];
    const [first = 0, second = 0, third = 0] = slots;
    await patchSlot(urlOf(0), first, owner());
    await takeOne(1, third);
    for (const slot of [second, third]) await patchSlot(urlOf(0), slot, owner());
    expect([await shares(slots), await partiesOf(slots)]).toEqual([[few - 1, 1], []]);
  });

  test(`In ${depth.partyRaces} rounds two tabs of one person get three slots as one party, or none where another took one`, async () => {
    for (const [round, slots] of fewRounds.entries()) {
      const answers = await Promise.all([
        bookTogether(0, slots),
        bookTogether(1, slots.toReversed()),
        takeOne(round, slots[round % few] ?? 0),
      ]);
      const isTogether = answers[0]?.status === 200;
      expect(answers.map(({ status }) => status)).toEqual(isTogether ? [200, 200, 409] : [409, 409, 200]);
      expect([await shares(slots), await partiesOf(slots)]).toEqual(
        isTogether ? [[few], [few]] : [[few - 1, 1], []],
      );
    }
    const nowMs = systemClock.now().epochMilliseconds;
    const findings = await findContradictions(store.db, engine.name, nowMs);
    expect(findings.flatMap(({ told }) => told)).toEqual([]);
  }, 600_000);
});
