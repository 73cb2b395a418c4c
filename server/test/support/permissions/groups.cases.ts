import { groupToken } from '../../../src/modules/groups/index.ts';
import { aPerson } from '../people.ts';
import { aSlotToCome } from './checkouts.cases.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

const enquiry = {
  day: '2026-07-20',
  time: null,
  people: 5,
  name: 'SP 5',
  email: 'grupa@example.com',
  phone: null,
  message: null,
  language: 'pl',
};
const guess = `g1.${'A'.repeat(24)}`;

export const groupCases: PermissionCase[] = [
  permissionCase('GET /desk/group-terms', 'sees what groups pay in advance', 'Manager', () => ({
    url: '/desk/group-terms',
  })),
  permissionCase('POST /group-enquiries', 'asks for a group', 'visitor', () => ({
    url: '/group-enquiries',
    body: enquiry,
  })),
  permissionCase('GET /mailed-group', 'sees an enquiry by its mail', 'visitor', async (fixture) => ({
    url: `/mailed-group?token=${(await anEnquiry(fixture)).token}`,
  })),
  permissionCase('GET /mailed-group', 'sees an enquiry by a guess', 'nobody', () => ({
    url: `/mailed-group?token=${guess}`,
  })),
  permissionCase(
    'POST /mailed-group/proof',
    'proves the address of an enquiry',
    'visitor',
    async (fixture) => ({
      url: '/mailed-group/proof',
      body: { token: (await anEnquiry(fixture, 'unproved')).token },
    }),
  ),
  permissionCase('POST /mailed-group/proof', 'proves an address by a guess', 'nobody', () => ({
    url: '/mailed-group/proof',
    body: { token: guess },
  })),
  permissionCase('POST /mailed-group/acceptance', 'accepts an offer', 'visitor', async (fixture) => ({
    url: '/mailed-group/acceptance',
    body: { token: (await anOffer(fixture)).token, offer: 1 },
  })),
  permissionCase('POST /mailed-group/acceptance', 'accepts an offer by a guess', 'nobody', () => ({
    url: '/mailed-group/acceptance',
    body: { token: guess, offer: 1 },
  })),
  permissionCase('POST /mailed-group/refusal', 'declines an offer', 'visitor', async (fixture) => ({
    url: '/mailed-group/refusal',
    body: { token: (await anOffer(fixture)).token, offer: 1 },
  })),
  permissionCase('POST /mailed-group/refusal', 'declines an offer by a guess', 'nobody', () => ({
    url: '/mailed-group/refusal',
    body: { token: guess, offer: 1 },
  })),
  permissionCase('POST /mailed-group/payments', 'begins to pay a deposit', 'visitor', async (fixture) => {
    const { id, token } = await anOffer(fixture);
    const deposit = { deposit_cents: 100 };
    await fixture.park.store.db.updateTable('enquiry').set(deposit).where('id', '=', id).execute();
    return { url: '/mailed-group/payments', body: { token, offer: 1 } };
  }),
  permissionCase('POST /mailed-group/payments', 'begins to pay a deposit by a guess', 'nobody', () => ({
    url: '/mailed-group/payments',
    body: { token: guess, offer: 1 },
  })),
  permissionCase('POST /mailed-group/names', 'names a group', 'visitor', async (fixture) => ({
    url: '/mailed-group/names',
    body: { token: (await anOffer(fixture, 'accepted')).token, names: ['Ola'] },
  })),
  permissionCase('POST /mailed-group/names', 'names a group by a guess', 'nobody', () => ({
    url: '/mailed-group/names',
    body: { token: guess, names: ['Ola'] },
  })),
  permissionCase('POST /desk/group-enquiries/:id/offers', 'offers places', 'Manager', async (fixture) => ({
    url: `/desk/group-enquiries/${(await anEnquiry(fixture)).id}/offers`,
    body: {
      slots: [await aSlotToCome(fixture)],
      until: '2026-07-10T09:00:00Z',
      terms: null,
      deposit: 0,
      offer: 0,
    },
  })),
  permissionCase(
    'POST /desk/group-enquiries/:id/extension',
    'holds places longer',
    'Manager',
    async (fixture) => ({
      url: `/desk/group-enquiries/${(await anOffer(fixture)).id}/extension`,
      body: { until: '2026-07-10T10:00:00Z', offer: 1 },
    }),
  ),
  permissionCase(
    'POST /desk/group-enquiries/:id/refusal',
    'says no to a group',
    'Manager',
    async (fixture) => ({
      url: `/desk/group-enquiries/${(await anEnquiry(fixture)).id}/refusal`,
      body: { answer: null, offer: 0 },
    }),
  ),
];

/** Of a group for whom nothing is held. */
export async function anEnquiry(
  { park }: Fixture,
  state: 'unproved' | 'open' = 'open',
): Promise<{ id: number; token: string }> {
  const row = await park.store.db
    .insertInto('enquiry')
    .values({
      ...enquiry,
      language: 'pl',
      salt: 'salt',
      state,
      created_at: park.clock.now().epochMilliseconds,
    })
    .returning(['id', 'salt'])
    .executeTakeFirstOrThrow();
  return { id: row.id, token: groupToken(park.secret, row) };
}

/** An offer of one place until ten o'clock, or what the group accepted. */
async function anOffer(fixture: Fixture, state: 'offered' | 'accepted' = 'offered') {
  const { park } = fixture;
  // One guest begins few payments at once.
  const other = await aPerson(park);
  const { db } = park.store;
  const { id, token } = await anEnquiry(fixture);
  const slot = await aSlotToCome(fixture, other);
  const until = Temporal.Instant.from('2026-07-10T09:30:00Z').epochMilliseconds;
  const party = await db
    .insertInto('party')
    .values({ account_id: other.id, created_at: 0, created_by: other.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hold = state === 'offered' ? ({ state: 'held', hold_kind: 'offer', held_until: until } as const) : {};
  await db
    .updateTable('booking')
    .set({ party_id: party.id, ...hold })
    .where('slot_id', '=', slot)
    .execute();
  await db
    .updateTable('enquiry')
    .set({ state, account_id: other.id, party_id: party.id, offer: 1, places: 1, offered_until: until })
    .where('id', '=', id)
    .execute();
  return { id, token };
}
