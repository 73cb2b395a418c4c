import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { putPayment } from '../../../server/test/support/bookings.ts';
import { makePayment } from '../../../server/test/support/payments.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { account } from '../../src/i18n/pl/account.ts';
import { planner } from '../../src/i18n/pl/planner.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { button, expectText, plain, press } from '../support/page.ts';

let site: TestSite;
let rider: AccountOfTest;

/** One ride tomorrow, and one that begins in half an hour and is paid with a pass. */
beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
  rider = await site.newPerson();
  await makeSlot(site.park, '2026-07-02T09:00:00Z', { booked_by: rider.id });
  const soon = await makeSlot(site.park, '2026-07-01T08:30:00Z', { booked_by: rider.id });
  const payment = await makePayment(site.park, soon, '2026-07-01T07:00:00Z', { method: 'pass' });
  await putPayment(site.park.store.db, soon, payment);
});

test('A cancelling that costs nothing says so, on a button unlike the one that books', async () => {
  await site.show('/myAccount', { as: rider });
  await press(/^Anuluj rezerwację/);
  await expectText(planner.cancelFree);
  expect((await button(planner.cancelBooking)).className).toContain('cancel');
});

test('Too late for a ride on a pass is said once, in the words for every other', async () => {
  await site.show('/planner/1?day=2026-07-01', { as: rider });
  site.answerInstead(({ path }) => {
    if (!path.startsWith('/me/cancellations')) return null;
    const body = { errors: [{ message: 'Too late.', extensions: { code: 'TOO_LATE' } }] };
    return Response.json(body, { status: 422 });
  });
  await press(/10:30/);
  const sentence = account.cancelTooLate(account.beforeMinutes(60));
  await expectText(sentence);
  await expectText(account.cancelTooLateTitle);
  const said = plain(document.body.textContent).split(plain(sentence)).length - 1;
  expect(said).toBe(1);
  expect(screen.queryAllByRole('alert')).toHaveLength(0);
});
