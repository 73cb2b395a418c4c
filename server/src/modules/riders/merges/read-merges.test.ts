import type { MergesOfRider } from '@cablepark/contract/accounts/merges.schema';
import { agreementDays } from '@cablepark/domain/accounts/merge-rules';
import { expect, test } from 'vitest';
import { openDesk } from '../../../../test/support/desk-fixture.ts';
import { sqliteEngine } from '../../../../test/support/engines.ts';
import { aPerson, logIn } from '../../../../test/support/people.ts';
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

test('A merge waits for its owner no longer than its link works', async () => {
  const desk = await openDesk(sqliteEngine);
  const { store, clock } = desk.park;
  const guest = await store.db
    .transaction()
    .execute((db) => insertGuest({ db, now: clock.now() }, { name: 'Ola', phone: null }));
  const [admin, gone] = [await aPerson(desk.park, 'Admin'), await aPerson(desk.park)];
  const statesOf = async () => {
    const { data } = await desk.call('GET', `/desk/merges/${guest}`, await logIn(desk.park, admin));
    return (data as unknown as MergesOfRider).merges.map(({ state }) => state);
  };
  for (const into of [desk.rider.id, gone.id])
    expect(await desk.call('POST', '/desk/merges', admin, { guest, into })).toMatchObject({ status: 200 });
  expect(await statesOf()).toEqual(['waiting', 'waiting']);
  await desk.call('DELETE', `/users/${gone.id}`, admin);
  expect(await statesOf()).toEqual(['waiting']);
  await desk.at(
    clock
      .now()
      .add({ hours: agreementDays * 24 })
      .toString(),
  );
  expect(await statesOf()).toEqual([]);
});
