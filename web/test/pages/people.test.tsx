import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { common } from '../../src/i18n/pl/common.ts';
import { people } from '../../src/i18n/pl/staff/people.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, plain, press } from '../support/page.ts';

let site: TestSite;
let admin: Awaited<ReturnType<TestSite['newPerson']>>;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
});

const search = async (value: string) =>
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value } });
const standingOf = async (id: string) =>
  await site.park.store.db
    .selectFrom('account')
    .select(['status', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('An account is found by its address, and where there is none the page says so', async () => {
  const rider = await site.newPerson('User', 'Zosia');
  await site.show('/desk/people', { as: admin });
  await search('nobody@nowhere.example');
  await expectText(people.none);
  await search(rider.email);
  await expectText(people.found(1));
  expect(await screen.findByRole('heading', { name: 'Zosia' })).toBeTruthy();
});

test('A role is given after a question that says what it may, and who goes back changes nothing', async () => {
  const rider = await site.newPerson('User', 'Igor');
  await site.show('/desk/people', { as: admin });
  await search(rider.email);
  const role = await screen.findByLabelText<HTMLSelectElement>(people.roleOf('Igor'));
  fireEvent.change(role, { target: { value: 'Manager' } });
  const question = await screen.findByRole('alertdialog');
  expect(plain(question.textContent ?? '')).toContain(plain(people.roleText.Manager));
  fireEvent.click(within(question).getByRole('button', { name: common.goBack }));
  expect(role.value).toBe('User');
  fireEvent.change(role, { target: { value: 'Manager' } });
  await press(people.changeRole);
  await expect.poll(() => standingOf(rider.id)).toMatchObject({ role: 'Manager' });
});

test('The last admin cannot be blocked, and hears why', async () => {
  await site.show('/desk/people', { as: admin });
  await search(admin.email);
  await press(people.blockOne('Adam'));
  await press(people.block);
  await expectText(people.lastAdmin);
  expect(await standingOf(admin.id)).toMatchObject({ status: 'active' });
});
