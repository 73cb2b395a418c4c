import { randomUUID } from 'node:crypto';
import { filledPath } from '@cablepark/contract/call';
import { findRecordsCall, listRecordsCall, readRecordCall } from '@cablepark/contract/payments/records';
import { recordReturnCall, refundAgainCall, refundGivenCall } from '@cablepark/contract/payments/refunds';
import { payBill } from '../../../src/modules/rides/pay/pay-bill.ts';
import type { Person } from '../people.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

const reason = 'Pomyłka';

export const checkoutCases: PermissionCase[] = [
  permissionCase('POST /checkouts', 'begins to pay for a slot', 'User', async (fixture, me) => ({
    url: '/checkouts',
    body: { slots: [await aSlotToCome(fixture, me)] },
  })),
  permissionCase('POST /checkouts', 'holds a free slot to pay for it', 'User', async (fixture) => ({
    url: '/checkouts',
    body: { slots: [await aSlotToCome(fixture)] },
  })),
  permissionCase('POST /payments/notices/:provider', 'rings', 'visitor', () => ({
    url: '/payments/notices/przelewy24',
    headers: { 'x-word': 'right' },
    body: { unknown: true },
  })),
  permissionCase('POST /desk/refunds', 'gives money back', 'Editor', async (fixture) => ({
    url: '/desk/refunds',
    body: { payment: (await aPaidCheckout(fixture, fixture.other)).payment, amount: 1, reason },
  })),
  permissionCase('POST /desk/refunds', 'gives money back to themselves', 'Editor', async (fixture, me) => ({
    url: '/desk/refunds',
    body: { payment: (await aPaidCheckout(fixture, me)).payment, amount: 1, reason },
  })),
  permissionCase('POST /desk/refunds/recorded', 'records what went back', 'Editor', async (fixture) => ({
    url: recordReturnCall.path,
    body: { payment: (await aPaidCheckout(fixture, fixture.other)).payment, amount: 1, reason },
  })),
  permissionCase('POST /desk/refunds/:id/again', 'sends a refund again', 'Editor', async (fixture) => ({
    url: filledPath(refundAgainCall.path, { id: await aRefusedRefund(fixture) }),
    body: { reason },
  })),
  permissionCase('POST /desk/refunds/again', 'sends all refunds again', 'Editor', async (fixture) => {
    await aRefusedRefund(fixture);
    return { url: '/desk/refunds/again', body: { reason } };
  }),
  permissionCase('POST /desk/refunds/:id/given', 'gives a refund at the desk', 'Editor', async (fixture) => ({
    url: filledPath(refundGivenCall.path, { id: await aRefusedRefund(fixture) }),
    body: { back_by: 'cash', reason },
  })),
  permissionCase('PATCH /desk/payments/:id', 'keeps a receipt’s number', 'Manager', async (fixture) => ({
    url: filledPath(readRecordCall.path, { id: (await fixture.aPaidSlot(fixture.other)).payment }),
    body: { receipt: 'PAR/1' },
  })),
  permissionCase('POST /desk/money-questions', 'looks after money', 'Editor', async (fixture) => {
    const { checkout } = await aPaidCheckout(fixture, fixture.other);
    await fixture.park.store.db
      .updateTable('bill')
      .set({ state: 'returned' })
      .where('id', '=', checkout)
      .execute();
    return { url: '/desk/money-questions', body: { id: `returned:${checkout}`, note: reason } };
  }),
];

export const checkoutReadingCases: PermissionCase[] = [
  permissionCase('GET /checkouts/:id', 'sees their own payment', 'User', async (fixture, me) => ({
    url: `/checkouts/${(await aPaidCheckout(fixture, me)).checkout}`,
  })),
  permissionCase('GET /checkouts/:id', 'sees somebody else’s payment', 'Manager', async (fixture) => ({
    url: `/checkouts/${(await aPaidCheckout(fixture, fixture.other)).checkout}`,
  })),
  permissionCase('GET /desk/payments', 'sees the payments', 'Manager', () => ({
    url: `${listRecordsCall.path}?from=2026-07-01&to=2026-07-01`,
  })),
  permissionCase('GET /desk/payments/numbered', 'finds a payment', 'Manager', () => ({
    url: `${findRecordsCall.path}?number=1`,
  })),
  permissionCase('GET /desk/bill-items/:id', 'sees what a bill sold', 'Manager', async (fixture) => ({
    url: `/desk/bill-items/${await aSoldBoard(fixture)}`,
  })),
  permissionCase('GET /desk/payments/:id', 'sees a payment', 'Manager', async (fixture, me) => ({
    url: filledPath(readRecordCall.path, { id: (await fixture.aPaidSlot(me)).payment }),
  })),
  permissionCase('GET /desk/money-questions', 'sees where money and rides differ', 'Manager', () => ({
    url: '/desk/money-questions',
  })),
];

export async function aSlotToCome(fixture: Fixture, holder?: Person): Promise<number> {
  const slot = await fixture.aSlot(holder);
  const start_at = Temporal.Instant.from('2026-07-12T10:00:00Z').epochMilliseconds;
  const times = { start_at, end_at: start_at + 3_600_000 };
  await fixture.park.store.db.updateTable('slot').set(times).where('id', '=', slot).execute();
  return slot;
}

/** Of a slot that was paid online. */
async function aRefusedRefund(fixture: Fixture): Promise<string> {
  const { checkout, payment } = await aPaidCheckout(fixture, fixture.other);
  const id = randomUUID().replaceAll('-', '');
  await fixture.park.store.db
    .insertInto('refund')
    .values({
      id,
      bill_id: checkout,
      payment_id: payment,
      amount_cents: 100,
      state: 'refused',
      reason,
      created_at: 0,
      created_by: null,
      ended_at: 0,
    })
    .execute();
  return id;
}

/** A slot that was paid online. */
async function aPaidCheckout(fixture: Fixture, holder: Person) {
  const { db } = fixture.park.store;
  const checkout = randomUUID();
  const { payment } = await fixture.aPaidSlot(holder, 'online');
  const { amount_cents, booking_id } = await db
    .selectFrom('payment')
    .select(['amount_cents', 'booking_id'])
    .where('id', '=', payment)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bill')
    .values({
      id: checkout,
      account_id: holder.id,
      amount_cents,
      state: 'settled',
      provider: 'przelewy24',
      provider_ref: '1',
      url: null,
      created_at: 0,
      expires_at: 0,
      paid_at: 0,
      tax_id: null,
      request_key: null,
    })
    .execute();
  await db
    .insertInto('bill_line')
    .values({
      bill_id: checkout,
      booking_id,
      pass_kind: null,
      amount_cents,
      vat_rate: null,
      payment_id: payment,
      refund_id: null,
    })
    .execute();
  await db.updateTable('payment').set({ bill_id: checkout }).where('id', '=', payment).execute();
  return { checkout, payment };
}

/** The line of a bill that sold a board. */
export async function aSoldBoard({ park, other }: Fixture): Promise<number> {
  const bill = {
    lines: [{ item: 'board', count: 1 }],
    discount: null,
    parts: [{ method: 'cash', cents: 1000 }],
    account: null,
    taxId: null,
  } as const;
  const { bill: id } = await payBill(park, { id: other.id, role: 'Manager' }, bill);
  const { db } = park.store;
  const line = db.selectFrom('bill_line').select('id').where('bill_id', '=', id);
  return (await line.executeTakeFirstOrThrow()).id;
}
