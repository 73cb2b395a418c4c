import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeBookingEntry, makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { correctionTexts } from '../../src/features/staff-desk/correct/corrections.texts.ts';
import { actions as actionsEn } from '../../src/i18n/en/staff/desk/actions.ts';
import { desk as deskEn } from '../../src/i18n/en/staff/desk/desk.ts';
import { actions } from '../../src/i18n/pl/staff/desk/actions.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { click, dialog, expectSays, tap, textOf, tick, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectToast } from '../support/page.ts';

const { pl, en } = correctionTexts;
let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;
let slot: number;
let minutes = 0;

beforeAll(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:01:00Z');
  await makeTracks(site.park);
});

beforeEach(async () => {
  [manager, rider] = [await site.newPerson('Manager', 'Marek'), await site.newPerson('User', 'Jagoda')];
  minutes += 15;
  const start = Temporal.Instant.from('2026-07-01T12:00:00Z').add({ minutes }).toString();
  slot = await makeSlot(site.park, start, { booked_by: rider.id });
  await makeBookingEntry(site.park, slot, rider.id);
});

const button = () => document.querySelector<HTMLElement>(`#desk-slot-${slot}`);
async function line(): Promise<HTMLElement> {
  await waitFor(() => expect(button()).toBeTruthy());
  return button()?.closest('li') as HTMLElement;
}
const openCorrection = async (label: string) => {
  await click(within(await line()).getByText(/Jagoda/));
  await tap(label, await dialog());
};
const holder = async () => {
  const { bookedBy } = await site.call<{ bookedBy: string }>('GET', `/items/Slot/${slot}`, manager);
  return await site.call<{ first_name: string; description: string }>('GET', `/users/${bookedBy}`, manager);
};

test.each([
  ['pl', desk, pl, actions],
  ['en', deskEn, en, actionsEn],
] as const)('A wrong method is mended in two taps, and Undo is there, in %s', async (lang, t, c, words) => {
  await site.call('POST', '/items/Payment', manager, { slot, method: 'cash' });
  await site.show('/today', { as: manager, lang });
  const label = () => within(button()?.closest('li') as HTMLElement).getByText(t.method.cash);
  await line();
  await waitFor(() => expect(label()).toBeTruthy());
  await click(label());
  await tap(t.method.card, await dialog());
  await expectToast(c.methodDone(t.method.card));
  await waitFor(async () => expect(textOf(await line())).toContain(t.method.card));
  await click(await screen.findByRole('button', { name: words.undo }));
  await expectToast(words.done(words.kinds.method));
  await waitFor(async () => expect(textOf(await line())).toContain(t.method.cash));
});

/** Takes a bill of this ride and another of the same rider. @returns the other's slot */
async function takeBill(parts: { method: string; amount: number }[]): Promise<number> {
  const start = Temporal.Instant.from('2026-07-01T18:00:00Z').add({ minutes }).toString();
  const other = await makeSlot(site.park, start, { booked_by: rider.id });
  await makeBookingEntry(site.park, other, rider.id);
  const lines = [{ slot }, { slot: other }, { item: 'board', count: 1 }];
  await site.call('POST', '/desk/bills', manager, { lines, parts });
  return other;
}
const openDialog = () => document.querySelector('dialog[open], [role=dialog]');
const lineOf = (id: number) => document.querySelector(`#desk-slot-${id}`)?.closest('li') ?? null;

test.each([
  ['pl', desk, pl, 'Zmieni się cały rachunek: 2 sloty i 1 inna pozycja, razem 120 zł.'],
  ['en', deskEn, en, 'The whole bill changes: 2 slots and 1 other item, 120 zł in all.'],
] as const)(
  'On a ride of a bill the desk corrects all of it, in two taps, in %s',
  async (lang, t, c, words) => {
    const other = await takeBill([{ method: 'cash', amount: 120 }]);
    await site.show('/today', { as: manager, lang });
    await waitFor(async () => expect(textOf(await line())).toContain(t.method.cash));
    await click(within(await line()).getByText(t.method.cash));
    await expectSays(openDialog, words);
    await tap(t.method.card, await dialog());
    await expectToast(c.methodDone(t.method.card));
    for (const id of [slot, other]) await waitFor(() => expect(textOf(lineOf(id))).toContain(t.method.card));
  },
);

test('An Editor voids a whole bill at once, of two methods too, and is told what it is', async () => {
  const other = await takeBill([
    { method: 'cash', amount: 100 },
    { method: 'card', amount: 20 },
  ]);
  await site.show('/today', { as: await site.newPerson('Editor') });
  await waitFor(async () => expect(textOf(await line())).toContain(desk.method.cash));
  await openCorrection(desk.void);
  const open = await dialog();
  await write(desk.voidReason, 'Nie ta grupa', open);
  await waitFor(() =>
    expect(textOf(open)).toContain('Cały rachunek, jako pomyłkę: 2 sloty i 1 inna pozycja, razem 120 zł'),
  );
  await click(within(open).getByRole('checkbox'));
  await tap(desk.voidConfirm, open);
  await expectToast(desk.voidDone);
  for (const id of [slot, other])
    expect(await site.call('GET', `/items/Slot/${id}`, manager)).toMatchObject({ payment: null });
  for (const id of [slot, other])
    await waitFor(() => expect(textOf(lineOf(id))).not.toContain(desk.method.cash));
});

test('A bill of two methods says why it cannot be corrected, and what to do', async () => {
  await takeBill([
    { method: 'cash', amount: 100 },
    { method: 'card', amount: 20 },
  ]);
  await site.show('/today', { as: manager });
  await waitFor(async () => expect(textOf(await line())).toContain(desk.method.cash));
  await click(within(await line()).getByText(desk.method.cash));
  await expectSays(openDialog, pl.obstacles.split);
  expect(within(await dialog()).queryByText(desk.method.card)).toBeNull();
});

test('A name and a phone are corrected from the details', async () => {
  await site.show('/today', { as: manager });
  await openCorrection(pl.open);
  const open = await dialog();
  await write(desk.guestName, 'Jagna', open);
  await tap(pl.save, open);
  await expectToast(pl.contactDone);
  expect(await holder()).toMatchObject({ first_name: 'Jagna' });
  await waitFor(() => expect(textOf(button())).toContain('Jagna'));
});

test('A booking is given to the right person', async () => {
  await site.show('/today', { as: manager });
  await openCorrection(pl.open);
  const open = await dialog();
  await tick(pl.rider, open);
  await write(desk.guestName, 'Okienko', open);
  await write(desk.guestPhone, '500600700', open);
  await tap(pl.give, open);
  await expectToast(pl.riderDone('Okienko'));
  expect(await holder()).toMatchObject({ first_name: 'Okienko', description: '500600700' });
  await waitFor(() => expect(textOf(button())).toContain('Okienko'));
});

test('One slot of a group gives the whole group to the right person, and says so before', async () => {
  const evening = Temporal.Instant.from('2026-07-01T18:00:00Z').add({ minutes });
  const starts = [evening, evening.add({ minutes: 15 })].map(String);
  const slots = await Promise.all(starts.map((start) => makeSlot(site.park, start)));
  await site.call('POST', '/desk/parties', manager, { slots, contact: { account: rider.id } });
  const [first = 0] = slots;
  await site.show('/today', { as: manager });
  await waitFor(() => expect(lineOf(first)).toBeTruthy());
  slot = first;
  await openCorrection(pl.open);
  const open = await dialog();
  await tick(pl.rider, open);
  await expectSays(openDialog, 'Nowa osoba dostanie całą grupę: 2 sloty.');
  await write(desk.guestName, 'Szkoła nr 5', open);
  await write(desk.guestPhone, '500600700', open);
  await tap(pl.give, open);
  await expectToast(pl.riderDone('Szkoła nr 5'));
  for (const id of slots) await waitFor(() => expect(textOf(lineOf(id))).toContain('Szkoła nr 5'));
});

test('An Admin changes the address of an account, a Manager has no such field', async () => {
  await site.show('/today', { as: manager });
  await openCorrection(pl.open);
  expect(textOf(await dialog())).not.toContain(pl.emailNote);
  await site.show('/today', { as: await site.newPerson('Admin') });
  await openCorrection(pl.open);
  const open = await dialog();
  await write(pl.email, 'jagoda@', open);
  await tap(pl.emailSave, open);
  await waitFor(() => expect(textOf(open)).toContain(pl.emailInvalid));
  await write(pl.email, `jagoda${slot}@example.com`, open);
  await tap(pl.emailSave, open);
  await expectToast(pl.emailDone);
  const { email } = await site.call<{ email: string }>('GET', `/users/${rider.id}`, manager);
  expect(email).toBe(`jagoda${slot}@example.com`);
});
