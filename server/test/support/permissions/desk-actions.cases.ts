import { filledPath } from '@cablepark/contract/call';
import { voidPaymentCall } from '@cablepark/contract/payments/voids';
import {
  correctBillCall,
  correctContactCall,
  correctMethodCall,
  correctRiderCall,
  previewMethodCall,
} from '@cablepark/contract/rides/corrections';
import {
  listDeskActionsCall,
  listUndonePaymentsCall,
  undoDeskActionCall,
} from '@cablepark/contract/rides/desk-actions';
import { payBill } from '../../../src/modules/rides/pay/pay-bill.ts';
import { putNoShow } from '../bookings.ts';
import { aPerson, type Person } from '../people.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

/** A no-show mark that this person has just made. @returns the number of the action */
async function aMarkOf(fixture: Fixture, by: Person): Promise<number> {
  const { park, other } = fixture;
  const { db } = park.store;
  const slot = await fixture.aSlot(other);
  await putNoShow(db, slot, by.id);
  const { booking_id } = await db
    .selectFrom('slot')
    .select('booking_id')
    .where('id', '=', slot)
    .executeTakeFirstOrThrow();
  const before = { slot, rider: other.id, payment: null, price: 5500, isMissing: false, isActive: true };
  const { id } = await db
    .insertInto('desk_action')
    .values({
      created_at: park.clock.now().epochMilliseconds,
      created_by: by.id,
      kind: 'noShow',
      booking_id,
      pass_id: null,
      data: JSON.stringify({ before, after: { ...before, isMissing: true } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The payment of a ride that somebody took on a bill. */
async function aBilledPayment(fixture: Fixture): Promise<number> {
  const { park, other } = fixture;
  const lines = [{ slot: await fixture.aSlot(other), amount: 5500 }];
  const parts = [{ method: 'cash' as const, cents: 5500 }];
  const bill = { lines, parts, discount: null, account: other.id, taxId: null };
  const { slots } = await payBill(park, { id: other.id, role: 'Manager' }, bill);
  return slots[0]?.payment ?? 0;
}

/** A board that somebody rented in cash, without a ride. */
async function aBillOfThings({ park, other }: Fixture): Promise<string> {
  const parts = [{ method: 'cash' as const, cents: 1000 }];
  const bill = { lines: [{ item: 'board', count: 1 }], parts, discount: null, account: null, taxId: null };
  return (await payBill(park, { id: other.id, role: 'Manager' }, bill)).bill ?? '';
}

const correctionCases: PermissionCase[] = [
  permissionCase(
    `POST ${correctMethodCall.path}`,
    'corrects the method of a payment',
    'Manager',
    async (fixture) => ({
      url: correctMethodCall.path,
      body: { payment: (await fixture.aPaidSlot(fixture.other)).payment, method: 'card' },
    }),
  ),
  permissionCase(
    `POST ${correctMethodCall.path}`,
    'corrects the method of a bill',
    'Manager',
    async (fixture) => ({
      url: correctMethodCall.path,
      body: { payment: await aBilledPayment(fixture), method: 'card' },
    }),
  ),
  permissionCase(
    `POST ${correctBillCall.path}`,
    'corrects the method of a bill without rides',
    'Manager',
    async (fixture) => ({
      url: correctBillCall.path,
      body: { bill: await aBillOfThings(fixture), from: 'cash', method: 'card' },
    }),
  ),
  permissionCase(
    `GET ${previewMethodCall.path}`,
    'reads what a correction of a method corrects',
    'Manager',
    async (fixture) => ({
      url: filledPath(previewMethodCall.path, { id: await aBilledPayment(fixture) }),
    }),
  ),
  permissionCase(`POST ${voidPaymentCall.path}`, 'voids a whole bill', 'Editor', async (fixture) => ({
    url: voidPaymentCall.path,
    body: { payment: await aBilledPayment(fixture), reason: 'Pomyłka', whole_bill: true },
  })),
  permissionCase(
    `POST ${correctRiderCall.path}`,
    'gives a booking to somebody else',
    'Manager',
    async (fixture, me) => ({
      url: correctRiderCall.path,
      body: { slot: await fixture.aSlot(fixture.other), account: me.id },
    }),
  ),
  permissionCase(
    `POST ${correctContactCall.path}`,
    'corrects a rider’s name',
    'Manager',
    async ({ park }) => ({
      url: correctContactCall.path,
      body: { account: (await aPerson(park)).id, first_name: 'Ola' },
    }),
  ),
  permissionCase(
    `POST ${correctContactCall.path}`,
    'corrects the name of one of the staff',
    'Admin',
    async ({ park }) => ({
      url: correctContactCall.path,
      body: { account: (await aPerson(park, 'Editor')).id, first_name: 'Ola' },
    }),
  ),
];

export const deskActionCases: PermissionCase[] = [
  ...correctionCases,
  permissionCase(`GET ${listUndonePaymentsCall.path}`, 'reads which payments were undone', 'Manager', () => ({
    url: `${listUndonePaymentsCall.path}?from=2026-07-01&to=2026-07-31`,
  })),
  permissionCase(`GET ${listDeskActionsCall.path}`, 'reads what the desk has just done', 'Manager', () => ({
    url: listDeskActionsCall.path,
  })),
  permissionCase(
    `POST ${undoDeskActionCall.path}`,
    'takes back what they have just done',
    'Manager',
    async (fixture, me) => ({ url: `/desk/actions/${await aMarkOf(fixture, me)}/undo`, body: {} }),
  ),
  permissionCase(
    `POST ${undoDeskActionCall.path}`,
    'takes back what another has just done',
    'nobody',
    async (fixture) => ({ url: `/desk/actions/${await aMarkOf(fixture, fixture.other)}/undo`, body: {} }),
  ),
];
