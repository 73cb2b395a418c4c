import type { MergesOfRider } from '@cablepark/contract/accounts/merges.schema';
import { expect, test } from 'vitest';
import { openDesk } from '../../../../test/support/desk-fixture.ts';
import { sqliteEngine } from '../../../../test/support/engines.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { insertGuest } from '../../accounts/rows/index.ts';

test('A guest of the same name is proposed among hundreds whose names only begin like it', async () => {
  const { park, call } = await openDesk(sqliteEngine);
  const { store, clock } = park;
  const admin = await aPerson(park, 'Admin');
  const aGuest = (name: string) =>
    store.db.transaction().execute((db) => insertGuest({ db, now: clock.now() }, { name, phone: null }));
  for (let number = 0; number < 201; number += 1) await aGuest(`Janusz ${number}`);
  park.clock.set(clock.now().add({ minutes: 1 }).toString());
  const [one, other] = [await aGuest('Jan'), await aGuest('jan')];
  const { data } = await call('GET', `/desk/merges/${one}`, admin);
  expect((data as unknown as MergesOfRider).proposals).toMatchObject([{ id: other, reason: 'name' }]);
});
