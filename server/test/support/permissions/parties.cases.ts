import {
  cancelTogetherCall,
  previewDeskCancellationsCall,
} from '@cablepark/contract/rides/desk-cancellations';
import { offerHire } from '../hire.ts';
import type { Person } from '../people.ts';
import { aSlotToCome, aSoldBoard } from './checkouts.cases.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

export const partyReadingCases: PermissionCase[] = [
  permissionCase(
    'GET /items/PartyRide/:id',
    'reads a ride of the own party',
    'User',
    async (fixture, me) => ({
      url: `/items/PartyRide/${(await aPartyRide(fixture, me)).booking}`,
    }),
  ),
  permissionCase(
    'GET /items/PartyRide/:id',
    'reads a ride of another’s party',
    'Manager',
    async (fixture) => ({
      url: `/items/PartyRide/${(await aPartyRide(fixture, fixture.other)).booking}`,
    }),
  ),
];

export const partyCases: PermissionCase[] = [
  permissionCase('GET /me/gear', 'sees what gear their rides need', 'User', () => ({ url: '/me/gear' })),
  permissionCase('GET /desk/gear', 'sees what gear all rides need', 'Manager', () => ({
    url: '/desk/gear?day=2026-07-01',
  })),
  permissionCase('PATCH /gear', 'says what gear their ride needs', 'User', async (fixture, me) => ({
    url: '/gear',
    body: { slots: [await aSlotToCome(fixture, me)], gear: [] },
  })),
  permissionCase('PATCH /gear', 'says what gear another’s ride needs', 'Manager', async (fixture) => ({
    url: '/gear',
    body: { slots: [await aSlotToCome(fixture, fixture.other)], gear: [] },
  })),
  permissionCase('POST /desk/moves/together', 'moves several bookings', 'Manager', async (fixture) => ({
    url: '/desk/moves/together',
    body: {
      moves: [{ from: await aSlotToCome(fixture, fixture.other), to: await aSlotToCome(fixture) }],
    },
  })),
  permissionCase(
    `GET ${previewDeskCancellationsCall.path}`,
    'sees what becomes of the money of cancelled rides',
    'Manager',
    async (fixture) => ({
      url: `${previewDeskCancellationsCall.path}?slots=${await aSlotToCome(fixture, fixture.other)}`,
    }),
  ),
  permissionCase(
    `POST ${cancelTogetherCall.path}`,
    'cancels several bookings',
    'Manager',
    async (fixture) => ({
      url: cancelTogetherCall.path,
      body: {
        rides: [{ slot: await aSlotToCome(fixture, fixture.other), rider: fixture.other.id, payment: null }],
      },
    }),
  ),
  permissionCase(
    `POST ${cancelTogetherCall.path}`,
    'cancels several paid bookings',
    'Editor',
    async (fixture) => {
      const { slot, payment } = await fixture.aPaidSlot(fixture.other);
      const rides = [{ slot, rider: fixture.other.id, payment }];
      return { url: cancelTogetherCall.path, body: { rides, reason: 'Wiatr', back_by: 'cash' } };
    },
  ),
  permissionCase('POST /desk/bills', 'takes a bill', 'Manager', async (fixture) => ({
    url: '/desk/bills',
    body: {
      lines: [{ slot: await aSlotToCome(fixture, fixture.other), amount: 55 }],
      parts: [{ method: 'cash', amount: 55 }],
    },
  })),
  permissionCase('POST /desk/item-returns', 'gives back what a bill sold', 'Editor', async (fixture) => ({
    url: '/desk/item-returns',
    body: { lines: [await aSoldBoard(fixture)], reason: 'Za mała deska' },
  })),
  permissionCase('POST /desk/parties', 'books for several', 'Manager', async (fixture) => ({
    url: '/desk/parties',
    body: { slots: [await aSlotToCome(fixture)], contact: { first_name: 'Ola', description: null } },
  })),
  permissionCase('POST /desk/parties', 'hires out a track', 'Manager', async (fixture) => {
    await offerHire(fixture.park, 'hour', 400);
    const contact = { first_name: 'Ola', description: null };
    return { url: '/desk/parties', body: { slots: [await aSlotToCome(fixture)], contact, hire: 'track' } };
  }),
  permissionCase('PATCH /desk/parties/:id', 'names the people of a party', 'Manager', async (fixture) => {
    const { slot, party } = await aPartyRide(fixture, fixture.other);
    return { url: `/desk/parties/${party}`, body: { names: [{ slot, name: 'Ola' }] } };
  }),
];

/** A ride of the contact's party. */
async function aPartyRide(
  fixture: Fixture,
  contact: Person,
): Promise<{ slot: number; party: number; booking: number }> {
  const { park } = fixture;
  const { db } = park.store;
  const slot = await aSlotToCome(fixture, contact);
  const { id: party } = await db
    .insertInto('party')
    .values({ account_id: contact.id, created_at: 0, created_by: contact.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: booking } = await db
    .updateTable('booking')
    .set({ party_id: party })
    .where('slot_id', '=', slot)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { slot, party, booking };
}
