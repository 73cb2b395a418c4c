import { randomUUID } from 'node:crypto';
import { withdrawCall } from '@cablepark/contract/payments/withdrawals';
import { makePass } from '../passes.ts';
import type { Person } from '../people.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

const url = withdrawCall.path;

export const withdrawalCases: PermissionCase[] = [
  permissionCase(`POST ${url}`, 'withdraws from a pass that they bought', 'User', async (fixture, me) => ({
    url,
    body: { pass: await boughtOnline(fixture, me), confirm: true },
  })),
  permissionCase(`POST ${url}`, 'withdraws from a pass that another bought', 'nobody', async (fixture) => ({
    url,
    body: { pass: await boughtOnline(fixture, fixture.other), confirm: true },
  })),
  permissionCase(`POST ${url}`, 'withdraws from a pass of the desk', 'nobody', async (fixture, me) => ({
    url,
    body: { pass: await fixture.aPass(me), confirm: true },
  })),
  permissionCase(`POST ${url}`, 'withdraws from their account', 'User', async ({ park }, me) => {
    const created_at = park.clock.now().epochMilliseconds;
    await park.store.db.updateTable('account').set({ created_at }).where('id', '=', me.id).execute();
    return { url, body: { account: true, confirm: true } };
  }),
];

export const withdrawalReadingCases: PermissionCase[] = [
  permissionCase(`GET ${url}`, 'sees what they may withdraw from', 'User', () => ({ url })),
];

/** A pass that was paid in a checkout, and is its buyer's. */
async function boughtOnline({ park }: Fixture, buyer: Person): Promise<number> {
  const { db } = park.store;
  const { pass } = await makePass(park, buyer, {}, 'online');
  const id = randomUUID();
  await db
    .insertInto('bill')
    .values({
      id,
      account_id: buyer.id,
      amount_cents: 49_000,
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
  await db.updateTable('payment').set({ bill_id: id }).where('pass_id', '=', pass).execute();
  return pass;
}
