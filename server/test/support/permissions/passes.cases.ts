import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { PassTable } from '../../../src/db/tables/pass-tables.ts';
import { makePass, offerPasses, passRow } from '../passes.ts';
import { aPerson, type Person } from '../people.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';
import { presentCases } from './presents.cases.ts';

const reason = 'Pomyłka';

export const passCases: PermissionCase[] = [
  permissionCase('POST /passes', 'sells a pass', 'Manager', async (fixture) => {
    await offerPasses(fixture.park);
    const sale = { kind: passRow, method: 'cash', account: fixture.other.id, request_key: randomUUID() };
    return { url: '/passes', body: sale };
  }),
  permissionCase(
    'POST /pass-payments',
    'pays for their own slots with their own pass',
    'User',
    async (fixture, me) => ({
      url: '/pass-payments',
      body: { pass: await fixture.aPass(me), slots: [await fixture.aSlot(me)] },
    }),
  ),
  permissionCase(
    'POST /pass-payments',
    'pays for somebody else’s slots with that one’s pass',
    'Manager',
    async (fixture) => ({
      url: '/pass-payments',
      body: { pass: await fixture.aPass(fixture.other), slots: [await fixture.aSlot(fixture.other)] },
    }),
  ),
  permissionCase(
    'POST /items/Payment',
    'pays for their own slot with their own pass',
    'User',
    async (fixture, me) => ({
      url: '/items/Payment',
      body: { slot: await fixture.aSlot(me), method: 'pass', pass: await fixture.aPass(me) },
    }),
  ),
  permissionCase(
    'POST /items/Payment',
    'pays for somebody else’s slot with that one’s pass',
    'Manager',
    async (fixture) => ({
      url: '/items/Payment',
      body: {
        slot: await fixture.aSlot(fixture.other),
        method: 'pass',
        pass: await fixture.aPass(fixture.other),
      },
    }),
  ),
  permissionCase('PATCH /items/Slot/:id', 'books with their own pass', 'User', async (fixture, me) => ({
    url: `/items/Slot/${await fixture.aSlot()}`,
    body: { bookedBy: me.id, pass: await fixture.aPass(me) },
  })),
  permissionCase(
    'PATCH /items/Slot/:id',
    'books with a pass whose days begin earlier then',
    'User',
    async (fixture, me) => {
      const id = await fixture.aPass(me);
      await changePass(fixture, id, {
        ends_at: Temporal.Instant.from('2031-07-12T10:00:00Z').epochMilliseconds,
      });
      return { url: `/items/Slot/${await fixture.aSlot()}`, body: { bookedBy: me.id, pass: id } };
    },
  ),
  permissionCase('POST /me/cancellations', 'gives their own slot back', 'User', async (fixture, me) => ({
    url: '/me/cancellations',
    body: { slot: await aRideToCome(fixture, me) },
  })),
  permissionCase(
    'POST /me/cancellations/together',
    'gives two of their own slots back',
    'User',
    async (fixture, me) => ({
      url: '/me/cancellations/together',
      body: {
        rides: [
          { slot: await aRideToCome(fixture, me), back: 'nothing' },
          { slot: await aRideToCome(fixture, me), back: 'nothing' },
        ],
      },
    }),
  ),
  permissionCase(
    'GET /me/cancellations/together',
    'sees what their own slots bring back',
    'User',
    async (fixture, me) => ({
      url: `/me/cancellations/together?slots=${await aRideToCome(fixture, me)}`,
    }),
  ),
  permissionCase(
    'GET /me/cancellations/together',
    'sees what two of somebody else’s slots bring back',
    'nobody',
    async (fixture) => ({
      url: `/me/cancellations/together?slots=${await aRideToCome(fixture, fixture.other)}`,
    }),
  ),
  permissionCase('POST /me/cancellations', 'gives somebody else’s slot back', 'nobody', async (fixture) => ({
    url: '/me/cancellations',
    body: { slot: await aRideToCome(fixture, fixture.other) },
  })),
  permissionCase(
    'POST /me/cancellations/undone',
    'undoes their own cancelling',
    'User',
    async (fixture, me) => ({
      url: '/me/cancellations/undone',
      body: { slots: [await aCancelledRide(fixture, me)] },
    }),
  ),
  permissionCase('POST /me/moves', 'moves their own unpaid ride', 'User', async (fixture, me) => ({
    url: '/me/moves',
    body: { from: await aRideToCome(fixture, me), to: await fixture.aSlot() },
  })),
  permissionCase('POST /me/moves', 'moves somebody else’s ride', 'nobody', async (fixture) => ({
    url: '/me/moves',
    body: { from: await aRideToCome(fixture, fixture.other), to: await fixture.aSlot() },
  })),
  permissionCase('POST /desk/moves', 'moves a ride that a pass has paid for', 'Manager', async (fixture) => {
    // Of the other one the session may be over.
    const rider = await aPerson(fixture.park);
    const from = await fixture.aSlot(rider);
    const payload = { slot: from, method: 'pass', pass: await fixture.aPass(rider) };
    await fixture.app.inject({ method: 'POST', url: '/items/Payment', headers: rider.headers, payload });
    return { url: '/desk/moves', body: { from, to: await fixture.aSlot() } };
  }),
  ...presentCases,
  permissionCase('POST /me/passes/joined', 'joins a shared pass', 'User', async (fixture) => {
    const id = await aPassToShare(fixture, fixture.other);
    await changePass(fixture, id, { share_key: `key-${id}` });
    return { url: '/me/passes/joined', body: { key: `key-${id}` } };
  }),
  permissionCase('POST /me/passes/:id/given', 'gives away what they bought', 'User', async (fixture, me) => ({
    url: `/me/passes/${await boughtOnline(fixture, me)}/given`,
  })),
  permissionCase(
    'POST /me/passes/:id/given',
    'gives away what somebody else bought',
    'nobody',
    async (fixture) => ({ url: `/me/passes/${await boughtOnline(fixture, fixture.other)}/given` }),
  ),
  permissionCase('POST /me/passes/:id/link', 'shares their own pass', 'User', async (fixture, me) => ({
    url: `/me/passes/${await aPassToShare(fixture, me)}/link`,
  })),
  permissionCase('POST /me/passes/:id/link', 'shares somebody else’s pass', 'nobody', async (fixture) => ({
    url: `/me/passes/${await aPassToShare(fixture, fixture.other)}/link`,
  })),
  permissionCase('DELETE /me/passes/:id/link', 'takes a link back', 'User', async (fixture, me) => ({
    url: `/me/passes/${await aPassToShare(fixture, me)}/link`,
  })),
  permissionCase(
    'DELETE /me/passes/:id/members/:account',
    'takes somebody off their pass',
    'User',
    async (fixture, me) => {
      const id = await aPassToShare(fixture, me);
      const joined = { pass_id: id, account_id: fixture.other.id, created_at: 0 };
      await fixture.park.store.db.insertInto('pass_member').values(joined).execute();
      return { url: `/me/passes/${id}/members/${fixture.other.id}` };
    },
  ),
  permissionCase(
    'DELETE /me/passes/:id/members/:account',
    'takes somebody off somebody else’s pass',
    'nobody',
    async (fixture) => ({
      url: `/me/passes/${await aPassToShare(fixture, fixture.other)}/members/${fixture.other.id}`,
    }),
  ),
  permissionCase('POST /passes/:id/adjustments', 'puts a ride on a pass', 'Editor', async (fixture) => ({
    url: `/passes/${await fixture.aPass(fixture.other)}/adjustments`,
    body: { by: 1, reason, request_key: randomUUID() },
  })),
  permissionCase(
    'POST /passes/:id/adjustments',
    'puts a ride on their own pass',
    'Editor',
    async (fixture, me) => ({
      url: `/passes/${await fixture.aPass(me)}/adjustments`,
      body: { by: 1, reason, request_key: randomUUID() },
    }),
  ),
  permissionCase('POST /passes/:id/void', 'voids a pass', 'Editor', async (fixture) => ({
    url: `/passes/${await fixture.aPass(fixture.other)}/void`,
    body: { reason, money_back: 0 },
  })),
];

async function boughtOnline({ park }: Fixture, buyer: Person): Promise<number> {
  return (await makePass(park, buyer, {}, 'online')).pass;
}

async function aPassToShare(fixture: Fixture, owner: Person): Promise<number> {
  return (await makePass(fixture.park, owner, { shared: true })).pass;
}

async function changePass({ park }: Fixture, id: number, change: Updateable<PassTable>): Promise<void> {
  await park.store.db.updateTable('pass').set(change).where('id', '=', id).execute();
}

/** A slot that begins tomorrow, which may be given back. */
async function aRideToCome(fixture: Fixture, holder: Person): Promise<number> {
  const slot = await fixture.aSlot(holder);
  const start_at = Temporal.Instant.from('2026-07-12T10:00:00Z').epochMilliseconds;
  const times = { start_at, end_at: start_at + 3_600_000 };
  await fixture.park.store.db.updateTable('slot').set(times).where('id', '=', slot).execute();
  return slot;
}

async function aCancelledRide(fixture: Fixture, rider: Person): Promise<number> {
  const slot = await aRideToCome(fixture, rider);
  const payload = { bookedBy: null };
  await fixture.app.inject({ method: 'PATCH', url: `/items/Slot/${slot}`, headers: rider.headers, payload });
  return slot;
}

export const passReadingCases: PermissionCase[] = [
  permissionCase('GET /desk/moves', 'sees what a move would take of a pass', 'Manager', async (fixture) => ({
    url: `/desk/moves?from=${await fixture.aSlot(fixture.other)}&to=${await fixture.aSlot()}`,
  })),
  permissionCase('GET /me/pay-first', 'sees whether they pay first', 'User', () => ({
    url: '/me/pay-first',
  })),
  permissionCase(
    'GET /me/cancellations',
    'sees what cancelling would bring back',
    'User',
    async (fixture, me) => ({
      url: `/me/cancellations?slot=${await aRideToCome(fixture, me)}`,
    }),
  ),
  permissionCase(
    'GET /passes/:id/void',
    'sees what voiding a pass could bring back',
    'Editor',
    async (fixture) => ({
      url: `/passes/${await fixture.aPass(fixture.other)}/void`,
    }),
  ),
  permissionCase('GET /items/Pass/:id', 'reads their own pass', 'User', async (fixture, me) => ({
    url: `/items/Pass/${await fixture.aPass(me)}`,
  })),
  permissionCase('GET /items/Pass/:id', 'reads somebody else’s pass', 'Manager', async (fixture) => ({
    url: `/items/Pass/${await fixture.aPass(fixture.other)}`,
  })),
  permissionCase(
    'GET /items/PassEntry/:id',
    'reads a line of their own pass',
    'User',
    async (fixture, me) => ({
      url: `/items/PassEntry/${await fixture.aPassEntry(me)}`,
    }),
  ),
  permissionCase(
    'GET /items/PassEntry/:id',
    'reads a line of somebody else’s pass',
    'Manager',
    async (fixture) => ({
      url: `/items/PassEntry/${await fixture.aPassEntry(fixture.other)}`,
    }),
  ),
  permissionCase(
    'GET /me/passes/:id/members',
    'sees who rides on their own pass',
    'User',
    async (fixture, me) => ({
      url: `/me/passes/${await fixture.aPass(me)}/members`,
    }),
  ),
  permissionCase(
    'GET /me/passes/:id/members',
    'sees who rides on somebody else’s',
    'nobody',
    async (fixture) => ({
      url: `/me/passes/${await fixture.aPass(fixture.other)}/members`,
    }),
  ),
  permissionCase('GET /takings/passes', 'reads what is owed for passes', 'Manager', () => ({
    url: '/takings/passes',
  })),
];
