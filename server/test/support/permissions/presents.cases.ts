import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

export const presentCases: PermissionCase[] = [
  permissionCase('POST /me/passes/taken', 'takes a present', 'User', async (fixture) => ({
    url: '/me/passes/taken',
    body: { code: await aPresent(fixture) },
  })),
  permissionCase('POST /present', 'sees a present by its code', 'visitor', async (fixture) => ({
    url: '/present',
    body: { code: await aPresent(fixture) },
  })),
  permissionCase('POST /present', 'sees a present by a guess', 'nobody', () => ({
    url: '/present',
    body: { code: 'ABCD-EFGH-JKLM' },
  })),
];

/** @returns its code, as somebody types it */
async function aPresent(fixture: Fixture): Promise<string> {
  const id = await fixture.aPass(fixture.other);
  await fixture.park.store.db
    .updateTable('pass')
    .set({ account_id: null, code: `PRESENT${id}` })
    .where('id', '=', id)
    .execute();
  return `present-${id}`;
}
