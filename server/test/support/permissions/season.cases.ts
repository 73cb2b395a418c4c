import { writeSeasonRow } from '@cablepark/contract/season/season';
import { emptySeason } from '@cablepark/domain/season/season.schema';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

const season = writeSeasonRow(emptySeason);
const expected = { make: 0, reprice: 0, remove: 0, keptBooked: 0, keptByHand: 0, leftFree: 0 };

/** What has been carried out and changed nothing: nobody works on it behind the call. */
async function aChange({ park: { store, clock }, other }: Fixture): Promise<number> {
  const nowMs = clock.now().epochMilliseconds;
  const reach = JSON.stringify({ firstDay: '2026-07-10', daysPerStep: 1, tracks: [] });
  const [plan, counts] = [JSON.stringify(emptySeason), JSON.stringify(expected)];
  const row = {
    state: 'done' as const,
    before: plan,
    after: plan,
    reach,
    steps: 0,
    expected: counts,
    counts,
  };
  const { id } = await store.db
    .insertInto('season_change')
    .values({ ...row, created_at: nowMs, touched_at: nowMs, created_by: other.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function seenVersion({ park: { store } }: Fixture): Promise<number> {
  return (await store.db.selectFrom('season').select('version').executeTakeFirst())?.version ?? 0;
}

export const seasonCases: PermissionCase[] = [
  permissionCase('GET /season', 'reads the plan of the season', 'Editor', () => ({ url: '/season' })),
  permissionCase('GET /season/changes/:id', 'asks how far a change of it is', 'Editor', async (fixture) => ({
    url: `/season/changes/${await aChange(fixture)}`,
  })),
  permissionCase('POST /season/previews', 'sees what another plan would do', 'Editor', () => ({
    url: '/season/previews',
    body: { season },
  })),
  permissionCase('POST /season/changes', 'changes the plan of the season', 'Editor', async (fixture) => ({
    url: '/season/changes',
    body: { season, version: await seenVersion(fixture), expected },
  })),
  permissionCase('POST /season/changes/:id/undo', 'undoes a change of it', 'Editor', async (fixture) => ({
    url: `/season/changes/${await aChange(fixture)}/undo`,
  })),
];
