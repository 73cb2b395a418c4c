import { insertGuest } from '../../../src/modules/accounts/rows/index.ts';
import { mergeToken } from '../../../src/modules/riders/merges/merge-link.ts';
import type { Person } from '../people.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

const guess = `m1.${'A'.repeat(24)}`;

function aGuest({ park }: Fixture): Promise<string> {
  const now = park.clock.now();
  return park.store.db
    .transaction()
    .execute((db) => insertGuest({ db, now }, { name: 'Grupa SP 5', phone: null }));
}

/** A merge that waits for the owner of an account. */
async function aMerge(fixture: Fixture, into: Person): Promise<{ id: number; token: string }> {
  const { park } = fixture;
  const row = await park.store.db
    .insertInto('account_merge')
    .values({
      salt: 'salt',
      state: 'waiting',
      guest_account: await aGuest(fixture),
      into_account: into.id,
      created_at: 0,
      created_by: into.id,
      expires_at: park.clock.now().epochMilliseconds + 60_000,
    })
    .returning(['id', 'salt'])
    .executeTakeFirstOrThrow();
  return { id: row.id, token: mergeToken(park.secret, row, `${into.id}@example.com`) };
}

export const mergeReadingCases: PermissionCase[] = [
  permissionCase('GET /desk/merges/:id', 'finds records of one person', 'Admin', ({ other }) => ({
    url: `/desk/merges/${other.id}`,
  })),
  permissionCase('GET /desk/merges/preview', 'sees what a merge moves', 'Admin', async (fixture) => ({
    url: `/desk/merges/preview?guest=${await aGuest(fixture)}&into=${fixture.other.id}`,
  })),
];

export const mergeCases: PermissionCase[] = [
  permissionCase('POST /desk/merges', 'merges two guests', 'Admin', async (fixture) => ({
    url: '/desk/merges',
    body: { guest: await aGuest(fixture), into: await aGuest(fixture) },
  })),
  permissionCase('POST /desk/merges', 'asks the owner about a merge', 'Admin', async (fixture) => ({
    url: '/desk/merges',
    body: { guest: await aGuest(fixture), into: fixture.other.id },
  })),
  permissionCase('POST /desk/merges', 'merges two accounts', 'nobody', async ({ other }, me) => ({
    url: '/desk/merges',
    body: { guest: me.id, into: other.id },
  })),
  permissionCase('POST /desk/merges/:id/undo', 'undoes a merge', 'Admin', async (fixture) => ({
    url: `/desk/merges/${(await aMerge(fixture, fixture.other)).id}/undo`,
    body: {},
  })),
  permissionCase('GET /mailed-merge', 'sees a merge by its mail', 'visitor', async (fixture) => ({
    url: `/mailed-merge?token=${(await aMerge(fixture, fixture.other)).token}`,
  })),
  permissionCase('GET /mailed-merge', 'sees a merge by a guess', 'nobody', () => ({
    url: `/mailed-merge?token=${guess}`,
  })),
  permissionCase('POST /mailed-merge', 'agrees to a merge', 'visitor', async (fixture) => ({
    url: '/mailed-merge',
    body: { token: (await aMerge(fixture, fixture.other)).token },
  })),
  permissionCase('POST /mailed-merge', 'agrees to a merge by a guess', 'nobody', () => ({
    url: '/mailed-merge',
    body: { token: guess },
  })),
];
