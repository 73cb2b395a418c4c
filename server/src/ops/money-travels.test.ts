import { setFloatCall } from '@cablepark/contract/payments/day-closes';
import { dayOf } from '@cablepark/domain/time/park-time';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CheckoutFixture } from '../../test/support/checkout-fixture.ts';
import { freshFolder } from '../../test/support/cleanup.ts';
import { closeAtLast } from '../../test/support/day-closes.ts';
import { bothEngines, type TestEngine } from '../../test/support/engines.ts';
import { liveAWhile, rideOn, type UnderWay } from '../../test/support/money-life.ts';
import { offerPasses } from '../../test/support/passes.ts';
import { logIn } from '../../test/support/people.ts';
import { FakePrzelewy24 } from '../../test/support/providers/fake-przelewy24.ts';
import { scratch } from '../../test/support/scratch.ts';
import { lasting, sumsAt, sumsOf } from '../../test/support/sums.ts';
import { startDispatcher } from '../modules/mails/index.ts';
import { backUp } from './backup.ts';
import { migrateDatabase } from './migrate-database.ts';
import type { TableSum } from './parts.ts';
import { restore } from './restore.ts';

/** Equal sums of empty tables would prove nothing of these. */
const filled = [
  'bill',
  'bill_line',
  'refund',
  'provider_notice',
  'money_answer',
  'booking_history',
  'audit',
  'payment',
  'payment_void',
  'payment_receipt',
  'pass',
  'pass_member',
  'pass_entry',
  'cash_entry',
  'day_close',
  'till_float',
  'answered_call',
  'session',
  'outbox',
  'push_key',
  'push_subscription',
];
const [sqlite, postgres] = bothEngines as [TestEngine, TestEngine];
const ways = [
  { engine: sqlite, to: 'postgres', by: 'move' },
  { engine: sqlite, to: 'postgres', by: 'backup' },
  { engine: postgres, to: 'sqlite', by: 'backup' },
] as const;

describe.each(ways)('Money under way, by $by from $engine.name to $to', ({ engine, to, by }) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { aSlot, call, provider, ring, slot, sound } = fixture;
  const isMove = by === 'move';
  let left: UnderWay;
  let before: TableSum[];
  let arrived: TableSum[];
  let waiting: number[];
  let mailed: string[];

  const db = () => fixture.park.store.db;
  const refundOf = async (checkout: string) => {
    const query = db().selectFrom('refund').select('state').where('bill_id', '=', checkout);
    return (await query.execute()).map(({ state }) => state);
  };
  const unsent = async () =>
    await db().selectFrom('outbox').selectAll().where('ended_at', 'is', null).execute();
  const nothingIsDue = async () => {
    const nowMs = fixture.park.clock.now().epochMilliseconds;
    await vi.waitUntil(async () => (await unsent()).every(({ due_at }) => due_at > nowMs));
  };
  /** @returns the ids of the mails that have left since the last time */
  const sendDue = async () => {
    const dispatcher = startDispatcher(fixture.park, { everyMs: null });
    await dispatcher.round();
    await nothingIsDue();
    await dispatcher.stop();
    return fixture.park.mailer.sent.splice(0).map(({ id }) => String(id));
  };
  const travel = async () => {
    const where = await scratch(to);
    const { store, config } = fixture.park;
    if (isMove) {
      await store.close();
      await migrateDatabase(config, where.databaseUrl ?? '');
    } else await restore(where, (await backUp(store, await freshFolder())).file, false);
    return where;
  };

  beforeAll(async () => {
    await fixture.policy('optional');
    await offerPasses(fixture.park, { shared: true });
    await liveAWhile(fixture);
    const today = dayOf(fixture.park.clock.now(), fixture.park.config.zone).toString();
    await call('POST', setFloatCall.path, fixture.manager, { day: today, float: 200 });
    await closeAtLast(call, fixture.manager, today);
    fixture.after(1);
    mailed = await sendDue();
    left = await liveAWhile(fixture);
    await nothingIsDue();
    mailed.push(...fixture.park.mailer.sent.splice(0).map(({ id }) => String(id)));
    waiting = (await unsent()).map(({ id }) => id);
    // The process that had them in its hands is no more.
    const claim = { attempts: 1, claimed_until: fixture.park.clock.now().epochMilliseconds + 60_000 };
    await db().updateTable('outbox').set(claim).where('id', 'in', waiting).execute();
    before = await sumsOf(fixture.park.store);
    const where = await travel();
    arrived = await sumsAt(where);
    await fixture.goOnAt(where);
  }, 60_000);

  test('arrives whole, and nothing in it contradicts itself', async () => {
    expect(before.filter(({ rows }) => rows > 0).map(({ name }) => name)).toEqual(
      expect.arrayContaining(filled),
    );
    const kept = (sums: TableSum[]) => (isMove ? sums : lasting(sums));
    expect(kept(arrived)).toEqual(kept(before));
    await sound();
  });

  test('what was to be mailed is mailed once, and what was mailed is not mailed again', async () => {
    fixture.after(3);
    const now = await sendDue();
    const sent = db()
      .selectFrom('outbox')
      .select('id')
      .where('outcome', '=', 'sent')
      .where('push_to', 'is', null);
    const told = isMove ? await sent.where('id', 'in', waiting).orderBy('id').execute() : [];
    expect(now.map((id) => Number(/\d+/.exec(id)))).toEqual(told.map(({ id }) => id));
    expect(told.length > 0).toBe(isMove);
    expect(mailed.length).toBeGreaterThan(0);
    expect(mailed.filter((id) => now.includes(id))).toEqual([]);
    fixture.after(5);
    expect(await sendDue()).toEqual([]);
  });

  test('an open checkout keeps its slots and is settled, and the money that was going back comes back', async () => {
    fixture.after(3);
    const { park, manager } = fixture;
    const member = { ...left.member, ...(await logIn(park, left.member)) };
    fixture.manager = { ...manager, ...(await logIn(park, manager)) };
    for (const held of left.heldSlots)
      expect(await slot(held)).toMatchObject({ bookedBy: member.id, payment: null, hold_kind: 'pay' });
    provider.pay(left.openCheckout);
    await ring(left.openCheckout);
    expect(await fixture.read(left.openCheckout, member)).toMatchObject({ status: 'paid' });
    for (const held of left.heldSlots)
      expect(await slot(held)).toMatchObject({
        bookedBy: member.id,
        payment: expect.any(Number),
        hold_until: null,
      });
    const under = [left.keptCheckout, left.unsentCheckout];
    expect(await Promise.all(under.map(refundOf))).toEqual([['sent'], ['created']]);
    await fixture.job.reconcile();
    provider.endRefunds();
    await fixture.job.reconcile();
    expect(await Promise.all(under.map(refundOf))).toEqual([['done'], ['done']]);
    expect(under.map((id) => provider.refundsOf(id).map(({ amount }) => amount))).toEqual([[2000], [5500]]);
    await sound();
  });

  test('its pass pays for whom it paid before, and all that people do they do again under new numbers', async () => {
    for (const who of [left.rider, left.member])
      await rideOn(call, left.pass, { ...who, ...(await logIn(fixture.park, who)) }, await aSlot());
    const { balance } = await db()
      .selectFrom('pass')
      .select('balance')
      .where('id', '=', left.pass)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(7);
    fixture.manager = { ...fixture.manager, ...(await logIn(fixture.park, fixture.manager)) };
    await liveAWhile(fixture);
    await sound();
  });
});
