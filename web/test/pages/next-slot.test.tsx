import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { info } from '../../src/i18n/pl/info.ts';
import { pl } from '../../src/i18n/pl.ts';
import { clock } from '../../src/lib/time/clock.ts';
import { lookAgain } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import {
  answer,
  button,
  expectNoText,
  expectPath,
  expectText,
  fill,
  link,
  named,
  plain,
  press,
} from '../support/page.ts';
import { makeQuarters, slot } from '../support/slots.ts';

const { account, auth, planner } = pl;
let site: TestSite;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

test('My slots begins with the next one, and how far away it is', async () => {
  const rider = await site.newPerson();
  await makeQuarters(site, ['2026-07-04', '11:15'], 2, { booked_by: rider.id });
  await site.show('/myAccount', { as: rider });
  const card = await screen.findByRole('region', { name: named(account.next.label) });
  const text = plain(card.textContent ?? '');
  expect(text).toContain(plain(`${account.next.label}: za 3 dni`));
  expect(text).toContain('sob 4 lip, 11:15');
  // Two quarters on end are one ride.
  expect(text).toContain(plain('30 min'));
});

test('Who has no slot sees none', async () => {
  await site.show('/myAccount', { as: await site.newPerson() });
  await expectText(account.noUpcoming);
  await expectNoText(account.next.label);
});

test('The log-in says which slot waits', async () => {
  const [free] = await makeQuarters(site, ['2026-07-02', '18:15'], 1);
  await site.show('/planner/1?day=2026-07-02');
  fireEvent.click(await slot(free, planner.state.free));
  await answer(planner.logIn);
  await expectPath('/login');
  await expectText(auth.slotWaits(1));
  await expectText('18:15');
  // Also to whom the password does not come back, there and after the request, and who signs up.
  fireEvent.click(await link(auth.forgotLink));
  await button(auth.sendLink);
  await expectText(auth.slotWaits(1));
  await fill(auth.email, 'nikt@example.com');
  await press(auth.sendLink);
  await expectPath('/login');
  await expectText(auth.linkSent);
  await expectText(auth.slotWaits(1));
  fireEvent.click(await link(auth.signupLink));
  await button(auth.signup);
  await expectPath('/signup');
  await expectText(auth.slotWaits(1));
});

test('The log-in says which event waits', async () => {
  const editor = await site.newPerson('Editor');
  const start = '2026-07-02T16:00:00Z';
  const event = await site.call<{ id: number }>('POST', '/items/Event', editor, { name: 'Nocne', start });
  await makeQuarters(site, ['2026-07-02', '18:00'], 1, { event_id: event.id });
  await site.show('/events');
  await press(info.events.subscribe);
  await answer(planner.logIn);
  await expectPath('/login');
  await expectText(auth.eventWaits);
  await expectText('Nocne');
});

test('The contact says until when the park is open today, by the slots of the day', async () => {
  await makeQuarters(site, ['2026-07-01', '09:30'], 8);
  // The status is kept for a while.
  site.park.clock.set('2026-07-01T08:05:00Z');
  await site.show('/contact');
  await expectText('Otwarte dziś do 11:30');
  // At its end it is read again, and when the page is looked at again.
  site.park.clock.set('2026-07-01T09:31:00Z');
  await act(async () => clock.listeners.forEach((tick) => tick()));
  await expectText('Otwieramy jutro o 18:00');
  site.park.clock.set('2026-07-02T16:05:00Z');
  await lookAgain();
  await expectText('Otwarte dziś do 18:30');
  site.park.clock.set('2026-07-01T08:05:00Z');
});

test('On a day without slots it says when the park opens, whatever the week says', async () => {
  site.park.clock.set('2026-07-03T08:00:00Z');
  await site.show('/contact');
  await expectText('Otwieramy jutro o 11:15');
  site.park.clock.set('2026-07-01T08:00:00Z');
});
