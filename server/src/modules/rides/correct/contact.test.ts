import { expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { openDesk } from '../../../../test/support/desk-fixture.ts';
import { sqliteEngine } from '../../../../test/support/engines.ts';

test('A corrected name is the whole name, also where only the last name goes', async () => {
  const { park, call, manager, rider } = await openDesk(sqliteEngine);
  const names = () =>
    park.store.db
      .selectFrom('account')
      .select(['first_name', 'last_name', 'search_text'])
      .where('id', '=', rider.id)
      .executeTakeFirst();
  await park.store.db
    .updateTable('account')
    .set({ first_name: 'Ola', last_name: 'Nowak' })
    .where('id', '=', rider.id)
    .execute();
  const contact = { account: rider.id, first_name: 'Ola' };
  expect(await call('POST', '/desk/corrections/contact', manager, contact)).toMatchObject({ status: 200 });
  expect(await names()).toMatchObject({ first_name: 'Ola', last_name: null });
  expect((await readAudit(park)).at(-1)).toMatchObject({
    action: 'user.correct',
    before: { first_name: 'Ola', last_name: 'Nowak' },
    after: { first_name: 'Ola', last_name: null },
  });
});
