import { randomUUID } from 'node:crypto';
import { filledPath } from '@cablepark/contract/call';
import { refundAgainCall, refundGivenCall, refundsAgainCall } from '@cablepark/contract/payments/refunds';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClosureFixture, openClosures } from '../../../../test/support/closure-fixture.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { enterPayment } from '../../../../test/support/payments.ts';
import { keepRefundAnswer } from '../../payments/index.ts';

describe.each(eitherEngine(import.meta.url))('A closed ride that was paid online on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
  });
  beforeEach(async () => {
    const { db } = park.desk.park.store;
    await emptyTables(db, ['bill_line', 'refund']);
    await park.clear();
    await emptyTables(db, ['bill']);
  });

  /** A ride that its rider paid online, closed. @returns its slot and payment */
  const closedRide = async () => {
    const { desk, makeDay, close, work } = park;
    const { db } = desk.park.store;
    const [slot = 0] = await makeDay('08:15*', '13:00');
    const booking = await db
      .selectFrom('booking')
      .select(['id', 'account_id'])
      .where('slot_id', '=', slot)
      .where('state', '=', 'booked')
      .executeTakeFirstOrThrow();
    const [bill_id, now] = [randomUUID(), desk.park.clock.now().epochMilliseconds];
    const amount = { amount_cents: 5500, vat_rate: '23' } as const;
    await db
      .insertInto('bill')
      .values({
        id: bill_id,
        account_id: booking.account_id ?? '',
        amount_cents: 5500,
        state: 'settled',
        provider: 'przelewy24',
        provider_ref: bill_id,
        url: null,
        created_at: now,
        expires_at: now,
        paid_at: now,
        tax_id: null,
        request_key: null,
      })
      .execute();
    const payment = await enterPayment(desk.park, {
      ...amount,
      booking_id: booking.id,
      method: 'online',
      created_at: now,
      created_by: booking.account_id,
      pass_id: null,
      bill_id,
    });
    await db
      .insertInto('bill_line')
      .values({ ...amount, bill_id, booking_id: booking.id, pass_kind: null, payment_id: payment })
      .execute();
    await db.updateTable('booking').set({ payment_id: payment }).where('id', '=', booking.id).execute();
    await close();
    await work();
    return { slot, payment };
  };
  const refund = async (payment: number, amount: number) =>
    await park.desk.call('POST', '/desk/refunds', park.desk.editor, { payment, amount, reason: 'Wiatr' });

  test('is not refunded after its rider took the rain check', async () => {
    const { slot, payment } = await closedRide();
    expect(await park.choose(slot, { kind: 'rainCheck' })).toMatchObject({ status: 200 });
    expect(await refund(payment, 55)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await park.contradictions()).toEqual([]);
  });

  test('is not refunded again after the provider refused that and its rider took the rain check', async () => {
    const { slot, payment } = await closedRide();
    const { db } = park.desk.park.store;
    const { data } = await refund(payment, 55);
    await keepRefundAnswer(park.desk.park, String(data['id']), 'refused');
    expect(await park.choose(slot, { kind: 'rainCheck' })).toMatchObject({ status: 200 });
    const send = async (url: string, body: object = {}) =>
      await park.desk.call('POST', url, park.desk.editor, { reason: 'Wiatr', ...body });
    const url = filledPath(refundAgainCall.path, { id: String(data['id']) });
    expect(await send(url)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await send(refundsAgainCall.path)).toMatchObject({ code: 'FORBIDDEN' });
    const given = filledPath(refundGivenCall.path, { id: String(data['id']) });
    expect(await send(given, { back_by: 'transfer' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.selectFrom('refund').select('state').execute()).toEqual([{ state: 'refused' }]);
    expect(await park.contradictions()).toEqual([]);
  });

  test('has no rain check after all of its money went back', async () => {
    const { slot, payment } = await closedRide();
    expect(await refund(payment, 20)).toMatchObject({ status: 200 });
    expect(await park.see(slot)).toMatchObject({ rain_check: true });
    expect(await refund(payment, 35)).toMatchObject({ status: 200 });
    expect(await park.see(slot)).toMatchObject({ rain_check: false });
    expect(await park.choose(slot, { kind: 'rainCheck' })).toMatchObject({ code: 'SLOT_NOT_BOOKED' });
    expect(await park.contradictions()).toEqual([]);
  });
});
