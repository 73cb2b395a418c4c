import { randomUUID } from 'node:crypto';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

/** The other cases make more tracks than a park can have. */
async function retireAll({ park }: Fixture): Promise<void> {
  await park.store.db.updateTable('asset').set({ status: 'retired' }).execute();
}

export const trackCases: PermissionCase[] = [
  permissionCase('POST /items/Asset', 'makes a track', 'Admin', async (fixture) => {
    await retireAll(fixture);
    return { url: '/items/Asset', body: { name: randomUUID(), length: 200 } };
  }),
  permissionCase('PATCH /items/Asset/:id', 'describes a track', 'Admin', async (fixture) => ({
    url: `/items/Asset/${await fixture.aTrack()}`,
    body: { description: 'Spokojna woda.' },
  })),
  permissionCase('PATCH /items/Asset', 'closes tracks', 'Admin', async (fixture) => ({
    url: '/items/Asset',
    body: { keys: [await fixture.aTrack(), await fixture.aTrack()], data: { status: 'closed' } },
  })),
  permissionCase('PATCH /items/Asset/:id', 'changes a track that is not there', 'nobody', () => ({
    url: '/items/Asset/2000000000',
    body: { length: 200 },
  })),
  permissionCase('DELETE /items/Asset/:id', 'deletes a track', 'Admin', async (fixture) => ({
    url: `/items/Asset/${await fixture.aTrack()}`,
  })),
  permissionCase('DELETE /items/Asset', 'deletes tracks', 'Admin', async (fixture) => ({
    url: '/items/Asset',
    body: [await fixture.aTrack(), await fixture.aTrack()],
  })),
];
