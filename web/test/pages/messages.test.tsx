import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { sendDue } from '../../../server/test/support/outbox.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { account } from '../../src/i18n/pl/account.ts';
import { messages as t } from '../../src/i18n/pl/staff/desk/messages.ts';
import { people } from '../../src/i18n/pl/staff/desk/people.ts';
import { all, choose, expectSays, fieldIn, set, tap, textOf, tick } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast, plain } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;

/** The mail server refuses Rita's address: her booking's mail and the link to a new password are given up. */
beforeAll(async () => {
  site = await openSite();
  manager = await site.newPerson('Manager', 'Marek');
  rider = await site.newPerson('User', 'Rita');
  await makeTracks(site.park);
  site.park.mailer.attempt = refuse;
});

/** As a mail server does that knows no such box. */
const refuse = async () => ({ code: 'EENVELOPE', answer: 550, isFinal: true, refusesAddress: true });
const outcomes = async (account: string) =>
  (await db().selectFrom('outbox').select('outcome').where('account_id', '=', account).execute()).map(
    ({ outcome }) => outcome,
  );
/** What was done is told a little later, for all of it at once. */
async function sendLater(): Promise<void> {
  site.park.clock.set(site.park.clock.now().add({ minutes: 10 }).toString());
  await sendDue(site.park);
  manager = await site.newPerson('Manager', 'Marek');
}
const db = () => site.park.store.db;
const rows = () => [...document.querySelectorAll<HTMLElement>('main ol li')];
const ofKind = (kind: string) => rows().find((row) => textOf(row).includes(plain(kind)));

test('What was refused says why; a booking’s mail can be sent again, a link that is forgotten cannot', async () => {
  const slot = await makeSlot(site.park, '2026-07-08T10:00:00Z');
  await site.ask('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id });
  await site.ask('POST', '/auth/password/request', rider, { email: rider.email });
  await sendLater();
  expect(await outcomes(rider.id)).toEqual(['dead', 'dead']);
  await site.show('/desk/messages', { as: manager });
  await expectText(t.none.waiting);
  await choose(t.which, t.states.dead);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await expectSays(() => ofKind(t.kinds.booked), t.refused('550'));
  expect(ofKind(t.kinds['password-reset'])?.querySelector('button')).toBeNull();

  site.park.mailer.attempt = async (mail) => {
    site.park.mailer.sent.push(mail);
    return null;
  };
  await tap(t.againTo(rider.email));
  await expectToast(t.sentAgain);
  await waitFor(() => expect(site.park.mailer.sent.map(({ to }) => to)).toEqual([rider.email]));
  await choose(t.which, t.states.sent);
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('New bookings come by mail in the evening to whoever asks for it', async () => {
  await site.show('/desk/messages', { as: manager });
  expect((await fieldIn(t.digest.off)).checked).toBe(true);
  await tick(t.digest.on);
  await waitFor(async () =>
    expect(await site.ask('GET', '/messages/digest', manager)).toMatchObject({ data: { wanted: true } }),
  );
  leavePage();
  await site.show('/desk/messages', { as: manager });
  expect((await fieldIn(t.digest.on)).checked).toBe(true);
});

test('A choice that could not be kept springs back and says so', async () => {
  await site.show('/desk/messages', { as: manager });
  await fieldIn(t.digest.on);
  site.answerInstead(({ method }) =>
    method === 'GET' ? null : Response.json({ errors: [] }, { status: 503 }),
  );
  await tick(t.digest.off);
  await expectText(new RegExp(t.digest.failed));
  expect((await fieldIn(t.digest.on)).checked).toBe(true);
});

test('Only an Admin is led to what mails say', async () => {
  await site.show('/desk/messages', { as: manager });
  await expectText(t.none.waiting);
  expect(all('link', t.texts.open)).toEqual([]);
  leavePage();
  await site.show('/desk/messages', { as: await site.newPerson('Admin') });
  await waitFor(() => expect(all('link', t.texts.open)).toHaveLength(1));
});

test('A rider whose address is refused reads so in the account, and an Admin in the list', async () => {
  const other = await site.newPerson('User', 'Odrzucona');
  site.park.mailer.attempt = refuse;
  const slot = await makeSlot(site.park, '2026-07-09T10:00:00Z');
  await site.ask('PATCH', `/items/Slot/${slot}`, other, { bookedBy: other.id });
  await sendLater();
  expect(await outcomes(other.id)).toContain('dead');
  await site.show('/myAccount', { as: other });
  await expectText(account.mailRefused);
  leavePage();
  await site.show('/desk/people', { as: await site.newPerson('Admin') });
  await set(await screen.findByRole('searchbox'), other.email);
  await expectText(people.refused);
});
