import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestPark } from '../support/park.ts';
import type { Person } from '../support/people.ts';

/** What of a pass's two guards is in place. */
const guards = { lock: true, condition: true };
/** What was read of the pass before any of the transactions began. */
const readBefore = new Map<number, Pass>();

const passesStore = '../../src/modules/passes/passes.store.ts';
const rideTaking = '../../src/modules/passes/take-ride.ts';
type Store = typeof import('../../src/modules/passes/passes.store.ts');
type Taking = typeof import('../../src/modules/passes/take-ride.ts');

vi.doMock(passesStore, async () => {
  const store = await vi.importActual<Store>(passesStore);
  const lockPass: Store['lockPass'] = async (db, engine, id) =>
    guards.lock ? store.lockPass(db, engine, id) : (readBefore.get(id) ?? null);
  return { ...store, lockPass };
});

vi.doMock(rideTaking, async () => {
  const { takeRide: guarded } = await vi.importActual<Taking>(rideTaking);
  const takeRide: Taking['takeRide'] = async (context, pass, ride) => {
    if (guards.condition) return guarded(context, pass, ride);
    // As one would write it who has looked before: what is left is what was seen, less one.
    const left = { balance: pass.balance - ride.units };
    await context.db.updateTable('pass').set(left).where('id', '=', pass.id).execute();
    await insertEntry(context.db, {
      pass_id: pass.id,
      delta: -ride.units,
      reason: 'ride',
      payment_id: ride.payment,
      created_at: 0,
      created_by: context.actor.id,
    });
    return true;
  };
  return { takeRide };
});

// Imported only now, so that the server rides by these.
const { depth } = await import('../support/depth.ts');
const { enginesOfScenes } = await import('../support/engines.ts');
const { callerOf } = await import('../support/call.ts');
const { openTestApp } = await import('../support/park.ts');
const { makePass } = await import('../support/passes.ts');
const { aPerson } = await import('../support/people.ts');
const { makeBookingEntry, makeSlot, makeTracks } = await import('../support/slots.ts');
const { findContradictions } = await import('../../src/ops/invariants/check.ts');
const { insertEntry, lockPass } = await vi.importActual<Store>(passesStore);

const phones = 20;

describe.each(enginesOfScenes)('The last slot of a pass and twenty phones, on $name', (engine) => {
  let park: TestPark;
  let call: ReturnType<typeof callerOf>;
  let riders: Person[];
  let slots: number[];
  let minutes = 0;
  let pass: number;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    riders = await Promise.all(Array.from({ length: phones }, () => aPerson(park)));
  });

  beforeEach(makeRound);

  /** A family of twenty with one slot left on their pass, and a ride each. */
  async function makeRound(): Promise<void> {
    const [owner, ...others] = riders;
    if (!owner) throw new Error('There is nobody.');
    const { db } = park.store;
    pass = (await makePass(park, owner, { amount: 1, shared: true })).pass;
    const joined = others.map(({ id }) => ({ pass_id: pass, account_id: id, created_at: 0 }));
    await db.insertInto('pass_member').values(joined).execute();
    slots = [];
    for (const { id } of riders) {
      minutes += 1;
      const start = Temporal.Instant.from('2026-08-01T06:00:00Z').add({ minutes }).toString();
      const slot = await makeSlot(park, start, { duration: 1, booked_by: id });
      await makeBookingEntry(park, slot, id);
      slots.push(slot);
    }
    const seen = await lockPass(db, engine.name, pass);
    if (seen) readBefore.set(pass, seen);
  }

  async function race(lock: boolean, condition: boolean) {
    Object.assign(guards, { lock, condition });
    const answers = await Promise.all(
      riders.map((rider, at) =>
        call('POST', '/items/Payment', rider, { slot: slots[at], method: 'pass', pass }),
      ),
    );
    const told = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ code }) => code === 'PASS_EMPTY')).toHaveLength(phones - told);
    const rides = await park.store.db
      .selectFrom('pass_entry')
      .select('id')
      .where('pass_id', '=', pass)
      .where('reason', '=', 'ride')
      .execute();
    return { told, rides: rides.length };
  }

  const once = { told: 1, rides: 1 };

  test(`are one ride, ${depth.passRaces} times`, async () => {
    for (let round = 0; round < depth.passRaces; round += 1) {
      if (round > 0) await makeRound();
      expect(await race(true, true)).toEqual(once);
    }
    expect(park.repeats).toEqual([]);
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
  }, 600_000);

  test.each([
    ['with its lock alone', true, false],
    ['with the condition of its write alone, though all had read that one is left', false, true],
  ])('are one ride %s', async (_guards, lock, condition) => {
    expect(await race(lock, condition)).toEqual(once);
  });

  // Last: what it leaves behind is what the invariants are for.
  test('Control: with neither, and all having looked before, they are twenty rides, and the invariants tell', async () => {
    expect(await race(false, false)).toEqual({ told: phones, rides: phones });
    const nowMs = park.clock.now().epochMilliseconds;
    const told = await findContradictions(park.store.db, engine.name, nowMs);
    expect(told.map(({ name }) => name)).toContain('pass-balance-is-the-sum-of-its-entries');
  });
});
