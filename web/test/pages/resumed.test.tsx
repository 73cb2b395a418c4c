import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { account } from '../../src/i18n/pl/account.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { ownPasses } from '../../src/i18n/pl/own-passes.ts';
import { planner } from '../../src/i18n/pl/planner.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectPath, expectText, fill, press } from '../support/page.ts';

let site: TestSite;
let rider: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
  rider = await site.newPerson();
  await makeSlot(site.park, '2026-07-01T09:00:00Z');
  await makeSlot(site.park, '2026-07-02T09:00:00Z', { booked_by: rider.id });
});

const question = () => screen.queryByRole('alertdialog');

async function logIn(): Promise<void> {
  await expectPath('/login');
  await fill(auth.email, rider.email);
  await fill(auth.password, rider.password);
  await press(auth.login);
}

/** From the next call on, until the log-in, the server knows the session no more. */
function endSession(): void {
  site.answerInstead(({ path }) => {
    if (path === '/auth/login') {
      site.answerInstead(() => null);
      return null;
    }
    const body = { errors: [{ message: 'Token expired.', extensions: { code: 'TOKEN_EXPIRED' } }] };
    return Response.json(body, { status: 401 });
  });
}

describe('A session that ends amid a question', () => {
  test('brings the booking back after the log-in', async () => {
    await site.show('/planner/1?day=2026-07-01', { as: rider });
    await press(/11:00/);
    await expectText(planner.bookQuestion);
    endSession();
    await press(planner.book);
    await expectText(auth.sessionEnded);
    expect(question()).toBeNull();
    await logIn();
    await expectPath('/planner/1');
    await expectText(planner.bookQuestion);
  });

  test('brings the cancelling back after the log-in', async () => {
    await site.show('/myAccount', { as: rider });
    await press(new RegExp(account.cancelAt('11:00', '').split('11:00')[0] ?? ''));
    await expectText(planner.cancelQuestion);
    endSession();
    await press(planner.cancelBooking);
    await logIn();
    await expectPath('/myAccount');
    await expectText(planner.cancelQuestion);
  });
});

describe('A friend without an account reads what waits', () => {
  test.each([
    ['a shared pass', '/myAccount/passes#some-key', auth.sharedPassWaits],
    // A present itself is seen before (presents.test.tsx).
  ])('under the link of %s, at the log-in and at the sign-up', async (_what, path, words) => {
    await site.show(path);
    await expectPath('/login');
    await expectText(words);
    (await screen.findByRole('link', { name: auth.signupLink })).click();
    await expectPath('/signup');
    await expectText(words);
  });

  test('and finds the question of the pass once there is an account', async () => {
    await site.show('/myAccount/passes#some-key');
    await logIn();
    await expectPath('/myAccount/passes');
    await expectText(ownPasses.join.question);
  });
});

test('Who comes by themselves is told of nothing that waits', async () => {
  await site.show('/myAccount/passes');
  await expectPath('/login');
  await waitFor(() => expect(document.body.textContent).toContain(auth.loginLead));
  expect(document.body.textContent).not.toContain(auth.sharedPassWaits);
});

describe('A link to a slot', () => {
  test('opens its question, once', async () => {
    const [slot] = await freeSlots();
    await site.show(`/planner/1?day=2026-07-01&slot=${slot}`, { as: rider });
    await expectText(planner.bookQuestion);
    expect(location.search).toBe('?day=2026-07-01');
    await press(planner.book);
    await waitFor(async () => expect(await freeSlots()).not.toContain(slot));
  });

  test('asks a visitor to log in, and says so of a slot that is gone', async () => {
    const slot = await makeSlot(site.park, '2026-07-01T11:00:00Z');
    await site.show(`/planner/1?day=2026-07-01&slot=${slot}`);
    await expectText(planner.loginToBook);
    await site.show('/planner/1?day=2026-07-01&slot=99999');
    await expectText(planner.slotTaken);
    expect(question()).toBeNull();
  });
});

async function freeSlots(): Promise<number[]> {
  const slots = site.park.store.db.selectFrom('slot').select('id').where('booked_by', 'is', null);
  return (await slots.orderBy('id').execute()).map(({ id }) => id);
}
