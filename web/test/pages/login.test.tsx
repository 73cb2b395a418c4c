import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { account } from '../../src/i18n/pl/account.ts';
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

test('Another account that logged in elsewhere while this page slept is the one that it shows', async () => {
  const [ala, ola] = [await site.newPerson('User', 'Ala'), await site.newPerson('User', 'Ola')];
  await site.show('/myAccount', { as: ala });
  await expectText(ala.email);
  localStorage.setItem(tokenStorageKey, JSON.stringify(ola.tokens));
  window.dispatchEvent(new StorageEvent('storage', { key: tokenStorageKey }));
  await expectText(ola.email);
  expect(document.body.textContent).not.toContain(ala.email);
});

test('An account that logged in elsewhere while the first one was read is the one that the page shows', async () => {
  const [ala, ola] = [await site.newPerson('User', 'Ala'), await site.newPerson('User', 'Ola')];
  const released = Promise.withResolvers<void>();
  let readings = 0;
  site.answerInstead(async ({ path }) => {
    if (!/^\/users\/me(?:\?|$)/.test(path)) return null;
    readings += 1;
    if (readings === 1) await released.promise;
    return null;
  });
  await site.show('/myAccount', { as: ala });
  await waitFor(() => expect(readings).toBe(1));
  localStorage.setItem(tokenStorageKey, JSON.stringify(ola.tokens));
  window.dispatchEvent(new StorageEvent('storage', { key: tokenStorageKey }));
  released.resolve();
  await expectText(ola.email);
  expect(document.body.textContent).not.toContain(ala.email);
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

/** As a password manager fills a field: the page hears nothing of it. */
async function fillSilently(label: string, value: string): Promise<void> {
  (await field(label)).value = value;
}

test('What a password manager fills without a word to the page logs in', async () => {
  const rider = await site.newPerson();
  await site.show('/login');
  await fillSilently(auth.email, rider.email);
  await fillSilently(auth.password, rider.password);
  await press(auth.login);
  await expectPath('/myAccount');
});

test('It survives what changes the page before it is sent, and a try that failed', async () => {
  const rider = await site.newPerson();
  await site.show('/login');
  await press(auth.login);
  await expectText(auth.passwordRequired);
  await fillSilently(auth.password, rider.password);
  // Filling one field by hand and looking at the password both render the form anew.
  await fill(auth.email, rider.email);
  await press(auth.showPassword);
  expect((await field(auth.password)).value).toBe(rider.password);
  await press(auth.login);
  await expectPath('/myAccount');
});

test('Storage that reads and cannot write logs in, and the pages of a rider stay open', async () => {
  const rider = await site.newPerson();
  const refused: string[] = [];
  const stored = localStorage;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.getItem(key),
      removeItem: (key: string) => stored.removeItem(key),
      clear: () => stored.clear(),
      setItem: (key: string) => {
        refused.push(key);
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  });
  onTestFinished(() => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: stored });
  });
  await site.show('/login');
  await logIn(rider.email, rider.password);
  await expectPath('/myAccount');
  await expectText(account.logout);
  expect(refused).toContain(tokenStorageKey);
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
