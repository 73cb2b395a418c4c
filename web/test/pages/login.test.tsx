import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { auth } from '../../src/i18n/pl/auth.ts';
import { errors } from '../../src/i18n/pl/errors.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectPath, expectText, field, fill, press } from '../support/page.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});

async function logIn(email: string, password: string): Promise<void> {
  await fill(auth.email, email);
  await fill(auth.password, password);
  await press(auth.login);
}

test('A rider logs in and comes to the account', async () => {
  const rider = await site.newPerson();
  await site.show('/login');
  await logIn(rider.email, rider.password);
  await expectPath('/myAccount');
});

test('Empty fields are named, and nobody is asked', async () => {
  await site.show('/login');
  const calls: string[] = [];
  site.answerInstead(({ path }) => {
    calls.push(path);
    return null;
  });
  await press(auth.login);
  await expectText(auth.emailRequired);
  await expectText(auth.passwordRequired);
  expect(calls).toEqual([]);
});

test('A wrong password is refused in words that do not tell whether the account exists', async () => {
  const rider = await site.newPerson();
  await site.show('/login');
  await logIn(rider.email, 'zła kotwica');
  const told = auth.failedWith.login(errors.byCode.INVALID_CREDENTIALS ?? '?');
  await expectText(told);
  await logIn('nikt@example.com', 'zła kotwica');
  await expectText(told);
});

test('Who is blocked is told so, and only who knows the password', async () => {
  const rider = await site.newPerson();
  const { db } = site.park.store;
  await db.updateTable('account').set({ status: 'blocked' }).where('id', '=', rider.id).execute();
  await site.show('/login');
  await logIn(rider.email, rider.password);
  await expectText(auth.failedWith.login(errors.byCode.USER_SUSPENDED ?? '?'));
});

test('A log-in without an answer says so, loses nothing that was typed, and works at the next try', async () => {
  const rider = await site.newPerson();
  await site.show('/login');
  site.answerInstead(({ path }) => {
    if (path === '/auth/login') throw new TypeError('Failed to fetch');
    return null;
  });
  await logIn(rider.email, rider.password);
  expect((await screen.findByRole('alert')).textContent).toContain(auth.failedWith.login(''));
  expect((await field(auth.email)).value).toBe(rider.email);
  site.answerInstead(() => null);
  await press(auth.login);
  await expectPath('/myAccount');
});

describe('The page of those who may not enter another', () => {
  const staffPages = ['/bookings', '/edit', '/history'];

  test.each(['/myAccount', '/myAccount/data', ...staffPages])('%s asks a visitor to log in', async (path) => {
    await site.show(path);
    await expectPath('/login');
  });

  test.each(staffPages)('%s sends a rider to the log-in, and says why', async (path) => {
    await site.show(path, { as: await site.newPerson() });
    await expectPath('/login');
    await expectText(auth.roleNeeded);
  });
});
