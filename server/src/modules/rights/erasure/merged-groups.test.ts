import { expect, test } from 'vitest';
import { openDesk } from '../../../../test/support/desk-fixture.ts';
import { sqliteEngine } from '../../../../test/support/engines.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { forgetOldGroups } from './forget-groups.ts';

test('An account into which a group’s contact was merged outlives the group’s enquiry', async () => {
  const { park } = await openDesk(sqliteEngine);
  const { db } = park.store;
  const rider = await aPerson(park);
  await db
    .insertInto('enquiry')
    .values({
      salt: 'salt',
      state: 'declined',
      created_at: 0,
      proved_at: 1,
      day: '2026-07-20',
      time: null,
      people: 5,
      name: 'SP 5',
      email: 'grupa@example.com',
      phone: null,
      message: null,
      language: 'pl',
      account_id: rider.id,
    })
    .execute();
  park.clock.set('2026-10-01T08:00:00Z');
  await forgetOldGroups(park);
  expect(await db.selectFrom('enquiry').select('id').execute()).toEqual([]);
  const account = db.selectFrom('account').select('status').where('id', '=', rider.id);
  expect(await account.executeTakeFirst()).toEqual({ status: 'active' });
});
