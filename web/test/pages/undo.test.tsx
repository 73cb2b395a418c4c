import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeBookingEntry, makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { actions as actionsEn } from '../../src/i18n/en/staff/desk/actions.ts';
import { desk as deskEn } from '../../src/i18n/en/staff/desk/desk.ts';
import { actions } from '../../src/i18n/pl/staff/desk/actions.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { click, dialog, tap, textOf } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectToast, named, plain } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;
let slot: number;
let minutes = 0;

beforeAll(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:01:00Z');
  await makeTracks(site.park);
  rider = await site.newPerson('User', 'Jagoda');
});

beforeEach(async () => {
  manager = await site.newPerson('Manager', 'Marek');
  minutes += 15;
  const start = Temporal.Instant.from('2026-07-01T10:00:00Z').add({ minutes }).toString();
  slot = await makeSlot(site.park, start, { booked_by: rider.id });
  await makeBookingEntry(site.park, slot, rider.id);
});

/** Until the button of the slot is there, its line. */
async function line(): Promise<HTMLElement> {
  const found = () => document.querySelector<HTMLElement>(`#desk-slot-${slot}`)?.closest('li');
  await waitFor(() => expect(found()).toBeTruthy());
  return found() as HTMLElement;
}
const payment = async () =>
  (await site.call<{ payment: number | null }>('GET', `/items/Slot/${slot}`, manager)).payment;

test.each([
  ['pl', desk, actions],
  ['en', deskEn, actionsEn],
] as const)('The message after a payment takes it back in one tap, in %s', async (lang, t, words) => {
  await site.show('/today', { as: manager, lang });
  await click(within(await line()).getByText(t.payShort));
  await tap(new RegExp(`^${t.method.cash}`), await dialog());
  await expectToast(t.payDone);
  expect(await payment()).not.toBe(null);
  await click(await screen.findByRole('button', { name: words.undo }));
  await expectToast(words.done(words.kinds.payment));
  expect(await payment()).toBe(null);
  await waitFor(async () => expect(textOf(await line())).toContain(t.payShort));
});

test('Just now has what the desk did, with Undo beside one’s own', async () => {
  const other = await site.newPerson('Manager', 'Ola');
  await site.call('POST', '/items/Payment', other, { slot, method: 'cash' });
  const next = await makeSlot(site.park, '2026-07-01T18:00:00Z');
  await site.call('POST', '/desk/walk-ins', manager, {
    slot: next,
    first_name: 'Okienko',
    description: '500600700',
  });
  await site.show('/today', { as: manager });
  await click(await screen.findByText(new RegExp(`^${actions.title}`)));
  const lines = () =>
    [...document.querySelectorAll('details li')].filter((each) => textOf(each).includes('12:01'));
  await waitFor(() => expect(lines().length).toBeGreaterThanOrEqual(2));
  const [walkIn, paid] = lines();
  expect(textOf(walkIn)).toContain(`${actions.kinds.walkIn}, Okienko, 20:00`);
  expect(textOf(paid)).toContain(`${actions.kinds.payment}, Jagoda`);
  expect(textOf(paid)).toContain('Ola');
  expect(textOf(paid)).not.toContain(actions.undo);
  await click(within(walkIn as HTMLElement).getByRole('button'));
  await expectToast(actions.done(actions.kinds.walkIn));
  await waitFor(() => expect(textOf(lines()[0])).toContain(actions.isUndone));
});

test('Beside another’s payment an Editor finds the way to voiding it', async () => {
  await site.call('POST', '/items/Payment', manager, { slot, method: 'cash' });
  await site.show('/today', { as: await site.newPerson('Editor') });
  await click(await screen.findByText(new RegExp(`^${actions.title}`)));
  const links = await screen.findAllByText(actions.toVoid);
  expect(links[0]?.closest('a')?.getAttribute('href')).toBe('/bookings?q=Jagoda');
});

test('Where something newer has happened it says what, and nothing changes', async () => {
  await site.show('/today', { as: manager });
  await click(within(await line()).getByText(desk.payShort));
  await tap(new RegExp(`^${desk.method.card}`), await dialog());
  const undo = await screen.findByRole('button', { name: named(actions.undo) });
  const to = await makeSlot(site.park, '2026-07-01T17:00:00Z');
  await site.call('POST', '/desk/moves', await site.newPerson('Manager'), { from: slot, to });
  await click(undo);
  await expectToast(plain(`${actions.failed}: ${actions.since.moved}`));
});

test('Just now shows the newest twelve, and what is earlier of one’s own after another press', async () => {
  for (let hour = 6; hour < 19; hour += 1) {
    const start = `2026-07-02T${String(hour).padStart(2, '0')}:00:00Z`;
    const body = { slot: await makeSlot(site.park, start), first_name: 'Okienko', description: null };
    await site.call('POST', '/desk/walk-ins', manager, body);
  }
  await site.show('/today', { as: manager });
  await click(await screen.findByText(new RegExp(`^${actions.title}`)));
  const undos = () => screen.queryAllByRole('button', { name: /Okienko/ }).length;
  await waitFor(() => expect(undos()).toBe(12));
  await tap(actions.more(1));
  expect(undos()).toBe(13);
});
