import { withdrawCall } from '@cablepark/contract/payments/withdrawals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CheckoutFixture } from '../../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { sendDue } from '../../../../test/support/outbox.ts';
import { buyPass, offerPasses, passRow } from '../../../../test/support/passes.ts';
import { aPerson, logIn, type Person } from '../../../../test/support/people.ts';
import { FakeStripe } from '../../../../test/support/providers/fake-stripe.ts';
import { makeSlot } from '../../../../test/support/slots.ts';

/** Fourteen days after 1 July, a Wednesday. */
const lastMoment = '2026-07-15T21:59:59Z';
const tooLate = '2026-07-15T22:00:00Z';

describe.each(eitherEngine(import.meta.url))('Withdrawing on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakeStripe());
  const { call, slot, sound } = fixture;
  let buyer: Person;
  let friend: Person;
  let pass: number;

  beforeEach(async () => {
    await offerPasses(fixture.park, { shared: true });
    [buyer, friend] = [fixture.rider, fixture.other];
    pass = await buy();
  });

  async function buy(): Promise<number> {
    const { data } = await fixture.begin({ pass_kind: passRow }, buyer);
    fixture.provider.pay(String(data['id']));
    await fixture.ring(String(data['id']));
    const rows = (await call('GET', '/items/Pass?sort=-id&limit=1', buyer)).rows;
    return Number(rows[0]?.['id']);
  }
  const withdraw = (body: object, who: Person | null = buyer) => call('POST', withdrawCall.path, who, body);
  const list = async (who = buyer) => (await call('GET', withdrawCall.path, who)).rows;
  const at = async (moment: string, ...who: Person[]) => {
    fixture.park.clock.set(moment);
    for (const each of [...who, fixture.manager]) Object.assign(each, await logIn(fixture.park, each));
  };
  const ride = async (start: string, who = buyer, of = pass) => {
    const id = await makeSlot(fixture.park, start, { duration: 1 });
    const { status } = await call('PATCH', `/items/Slot/${id}`, who, { bookedBy: who.id, pass: of });
    if (status !== 200) throw new Error(`The ride was answered with ${status}.`);
    return id;
  };
  const join = async (who: Person) => {
    const link = (await call('POST', `/me/passes/${pass}/link`, buyer)).data as unknown as { url: string };
    await call('POST', '/me/passes/joined', who, { key: link.url.split('#')[1] });
  };
  const refunds = async () =>
    await fixture.park.store.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .select(['refund.amount_cents', 'refund.state', 'refund.reason'])
      .where('payment.pass_id', '=', pass)
      .execute();
  const sendMails = () => sendDue(fixture.park);
  /** An account that is created at this moment, as by signing up. */
  const aNewcomer = async () => {
    const rider = await aPerson(fixture.park);
    const { db } = fixture.park.store;
    const now = fixture.park.clock.now().epochMilliseconds;
    await db.updateTable('account').set({ created_at: now }).where('id', '=', rider.id).execute();
    return rider;
  };

  test('from a new pass is shown first, gives all of it back and mails a receipt at once', async () => {
    const preview = await withdraw({ pass });
    expect(preview).toMatchObject({
      status: 200,
      data: { pass, amount: 490, taken: 0, freed: 0, until: '2026-07-15T22:00:00.000Z', date_created: null },
    });
    expect((await refunds()).length).toBe(0);
    const { status, data } = await withdraw({ pass, confirm: true });
    expect([status, data['amount'], data['date_created'], data['mailed']]).toEqual([
      200,
      490,
      '2026-07-01T08:00:00.000Z',
      '2026-07-01T08:00:00.000Z',
    ]);
    expect(await refunds()).toEqual([{ amount_cents: 49_000, state: 'created', reason: 'withdrawn' }]);
    expect((await call('GET', `/items/Pass/${pass}`, buyer)).data).toMatchObject({ balance: 0 });
    const receipt = await fixture.park.store.db
      .selectFrom('outbox')
      .select(['address', 'due_at', 'created_at'])
      .where('dedupe', '=', `withdrawn:${pass}`)
      .executeTakeFirstOrThrow();
    expect(receipt.due_at).toBe(receipt.created_at);
    await sound();
  });

  test('asked for again answers the same and gives nothing more, also at once', async () => {
    const answers = await Promise.all([
      withdraw({ pass, confirm: true }),
      withdraw({ pass, confirm: true }),
      withdraw({ pass, confirm: true }),
    ]);
    await at(tooLate, buyer);
    answers.push(await withdraw({ pass, confirm: true }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await refunds()).toHaveLength(1);
    await sound();
  });

  test('counts the rides that have begun, frees those to come and tells their riders', async () => {
    await join(friend);
    await ride('2026-07-02T08:00:00Z');
    const late = await ride('2026-07-02T09:00:00Z');
    const mine = await ride('2026-07-03T08:00:00Z');
    const theirs = await ride('2026-07-03T09:00:00Z', friend);
    await at('2026-07-02T08:30:00Z', buyer, friend);
    // It was cancelled too late, so the ride stays taken from the pass.
    await call('POST', '/me/cancellations', buyer, { slot: late });
    await at('2026-07-02T09:30:00Z', buyer, friend);
    expect((await withdraw({ pass })).data).toMatchObject({ amount: 490 - 2 * 49, taken: 2, freed: 2 });
    expect((await withdraw({ pass, confirm: true })).data).toMatchObject({ amount: 392, taken: 2, freed: 2 });
    expect([await slot(mine), await slot(theirs)]).toMatchObject([
      { bookedBy: null, payment: null },
      { bookedBy: null, payment: null },
    ]);
    expect(await refunds()).toMatchObject([{ amount_cents: 39_200 }]);
    const told = await fixture.park.store.db
      .selectFrom('outbox')
      .select(['kind'])
      .where('account_id', '=', friend.id)
      .orderBy('id')
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pass-ended']));
    await sound();
  });

  test('is the buyer’s alone, also of a pass that was given and taken', async () => {
    const { data } = await call('POST', `/me/passes/${pass}/given`, buyer);
    await call('POST', '/me/passes/taken', friend, { code: data['code'] });
    const start = await ride('2026-07-05T08:00:00Z', friend);
    expect((await withdraw({ pass, confirm: true }, friend)).code).toBe('FORBIDDEN');
    expect((await withdraw({ pass, confirm: true }, fixture.manager)).code).toBe('FORBIDDEN');
    expect((await withdraw({ pass, confirm: true }, null)).status).toBe(403);
    expect((await list()).map((row) => row['pass'])).toEqual([pass, null]);
    expect((await withdraw({ pass, confirm: true })).data).toMatchObject({ amount: 490, freed: 1 });
    expect(await slot(start)).toMatchObject({ bookedBy: null });
    await sound();
  });

  test('ends with the fourteenth day, and is not for what the desk sold', async () => {
    await at(lastMoment, buyer);
    expect((await withdraw({ pass })).status).toBe(200);
    await at(tooLate, buyer);
    expect((await withdraw({ pass, confirm: true })).code).toBe('TOO_LATE');
    const sold = await buyPass(call, fixture.manager, buyer);
    expect((await withdraw({ pass: sold, confirm: true })).code).toBe('FORBIDDEN');
    await sound();
  });

  test('What the provider refuses is listed for the desk', async () => {
    fixture.provider.mood.refusesRefunds = true;
    await withdraw({ pass, confirm: true });
    await fixture.job.release();
    fixture.provider.endRefunds();
    await fixture.job.reconcile();
    const { rows } = await call('GET', '/desk/money-questions', fixture.manager);
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'refund-refused', amount: 490 }));
    await sound();
  });

  test('from an account deletes it, and its receipt still goes out and is forgotten', async () => {
    const rider = await aNewcomer();
    const { db } = fixture.park.store;
    const own = await makeSlot(fixture.park, '2026-07-09T08:00:00Z');
    await call('PATCH', `/items/Slot/${own}`, rider, { bookedBy: rider.id });
    const { email } = await db
      .selectFrom('account')
      .select('email')
      .where('id', '=', rider.id)
      .executeTakeFirstOrThrow();
    expect((await withdraw({ account: true }, rider)).data).toMatchObject({ pass: null, freed: 1, email });
    expect((await withdraw({ account: true, confirm: true }, rider)).data).toMatchObject({ email, freed: 1 });
    expect(await slot(own)).toMatchObject({ bookedBy: null });
    expect((await withdraw({ account: true, confirm: true }, rider)).status).toBe(401);
    await sendMails();
    // The app's own dispatcher may be sending it.
    const sent = await vi.waitFor(() => {
      const mails = fixture.park.mailer.sent.filter(({ to }) => to === email);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(sent[0]?.text).toContain('Odstępuję od umowy o konto');
    const kept = await db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'account-withdrawn')
      .executeTakeFirstOrThrow();
    expect([kept.data, kept.address, kept.outcome]).toEqual(['{}', null, 'sent']);
    expect(JSON.stringify(kept)).not.toContain(String(email));
    await sound();
  });

  test('from an account is too late after fourteen days, when it can still be deleted', async () => {
    const rider = await aPerson(fixture.park);
    await fixture.park.store.db
      .updateTable('account')
      .set({ created_at: fixture.park.clock.now().subtract({ hours: 24 * 30 }).epochMilliseconds })
      .where('id', '=', rider.id)
      .execute();
    expect((await withdraw({ account: true, confirm: true }, rider)).code).toBe('TOO_LATE');
    expect((await list(rider)).length).toBe(0);
    expect((await call('DELETE', `/users/${rider.id}`, rider)).status).toBe(204);
  });

  test('No ride is taken from a pass while it is withdrawn from, and none is lost', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, minute) =>
        makeSlot(fixture.park, `2026-07-08T08:0${minute}:00Z`, { duration: 1 }),
      ),
    );
    const answers = await Promise.all([
      ...ids.slice(0, 3).map((id) => call('PATCH', `/items/Slot/${id}`, buyer, { bookedBy: buyer.id, pass })),
      withdraw({ pass, confirm: true }),
      ...ids.slice(3).map((id) => call('PATCH', `/items/Slot/${id}`, buyer, { bookedBy: buyer.id, pass })),
    ]);
    expect(answers[3]).toMatchObject({ status: 200, data: { amount: 490 } });
    for (const id of ids) expect(await slot(id)).toMatchObject({ payment: null });
    expect(await refunds()).toMatchObject([{ amount_cents: 49_000 }]);
    await sound();
  });
});
