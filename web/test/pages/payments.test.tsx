import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { desk as deskEn } from '../../src/i18n/en/staff/desk/desk.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { payments as books } from '../../src/i18n/pl/staff/desk/payments.ts';
import { all, click, dialog, expectSays, tap, textOf, the, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectToast, plain, question } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let editor: AccountOfTest;
let rider: AccountOfTest;
let slot: number;
let minutes = 0;

beforeAll(async () => {
  site = await openSite();
  [manager, editor] = [await site.newPerson('Manager', 'Marek'), await site.newPerson('Editor', 'Ewa')];
  await makeTracks(site.park);
});

/** Each test has a rider of its own with one slot of the next day. */
beforeEach(async () => {
  rider = await site.newPerson('User', 'Leon');
  const start = Temporal.Instant.from('2026-07-02T08:00:00Z').add({ minutes });
  minutes += 15;
  slot = await makeSlot(site.park, start.toString(), { booked_by: rider.id });
});

const open = (as: AccountOfTest, lang: 'pl' | 'en' = 'pl') =>
  site.show(`/bookings?q=${rider.email}`, { as, lang });
const row = () => document.querySelector(`#desk-slot-${slot}`)?.closest('[role=listitem]');
const payments = () =>
  site.park.store.db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['payment.id', 'amount_cents', 'method'])
    .where('booking.slot_id', '=', slot)
    .execute();
const kept = () =>
  site.park.store.db
    .selectFrom('slot')
    .leftJoin('booking', 'booking.id', 'slot.booking_id')
    .select(['slot.booked_by', 'booking.payment_id'])
    .where('slot.id', '=', slot)
    .executeTakeFirstOrThrow();
const payBy = async (method: keyof typeof desk.method) => {
  await tap(new RegExp(`^${desk.payShort}: `));
  await tap(new RegExp(`^${desk.method[method]}, `), await dialog());
};
const details = async () => {
  await waitFor(() => expect(row()).toBeTruthy());
  await click(document.querySelector(`#desk-slot-${slot}`) as HTMLElement);
  return await dialog();
};
const pay = () => site.ask('POST', '/items/Payment', manager, { slot, method: 'cash' });

test('A payment takes two presses, and its method stands in place of the buttons', async () => {
  await open(manager);
  await payBy('blik');
  await expectToast(desk.payDone);
  await expectSays(row, desk.paidBy(desk.method.blik));
  expect(all('button', new RegExp(`^(${desk.payShort}|${desk.unbook}): `))).toEqual([]);
  expect(await payments()).toMatchObject([{ method: 'blik', amount_cents: 5500 }]);
});

test('Another amount has a comma in Polish and a point in English; what is none can be paid by no method', async () => {
  await open(manager);
  await tap(new RegExp(`^${desk.payShort}: `));
  await write(desk.amount, 'pięć', await dialog());
  expect(textOf(await dialog())).toContain(desk.amountInvalid);
  for (const method of all('button', new RegExp(`^(${desk.method.cash}|${desk.method.card}), `)))
    expect((method as HTMLButtonElement).disabled).toBe(true);
  await write(desk.amount, '50,50', await dialog());
  await the('button', desk.payBy(desk.method.cash, common.price(5050)), await dialog());
  leavePage();
  await open(manager, 'en');
  await tap(new RegExp(`^${deskEn.payShort}: `));
  await write(deskEn.amount, '50.50', await dialog());
  await tap(new RegExp(`^${deskEn.method.card}, `), await dialog());
  await expectToast(deskEn.payDone);
  expect(await payments()).toMatchObject([{ method: 'card', amount_cents: 5050 }]);
});

test('The second press of a double press takes no payment', async () => {
  await open(manager);
  await tap(new RegExp(`^${desk.payShort}: `));
  fireEvent.click(await the('button', new RegExp(`^${desk.method.cash}, `), await dialog()), { detail: 2 });
  expect(screen.queryByRole('dialog')).toBeTruthy();
  expect(await payments()).toEqual([]);
});

test('Where another desk was quicker, the page says so and shows what was paid there', async () => {
  await open(manager);
  await tap(new RegExp(`^${desk.payShort}: `));
  await pay();
  await tap(new RegExp(`^${desk.method.card}, `), await dialog());
  await expectToast(desk.byCode.SLOT_PAID ?? '?');
  await expectSays(row, desk.paidBy(desk.method.cash));
  expect(await payments()).toHaveLength(1);
});

test('A connection lost in paying claims nothing: what happened is found out and told', async () => {
  await open(manager);
  // The first attempt breaks on its way there, the second on its way back.
  let attempts = 0;
  site.answerInstead(async ({ method, path }) => {
    if (method !== 'POST' || path !== '/items/Payment') return null;
    attempts += 1;
    if (attempts === 2) await pay();
    throw new TypeError('Failed to fetch');
  });
  await payBy('cash');
  await expectToast(desk.unsure);
  await expectToast(desk.notChanged);
  expect(textOf(row())).not.toContain(desk.paidBy(desk.method.cash));
  expect(await payments()).toEqual([]);

  await payBy('cash');
  await expectToast(desk.payDone);
  await expectSays(row, desk.paidBy(desk.method.cash));
  expect(await payments()).toHaveLength(1);
});

test('A payment that fails without a word is told in the sentence of the desk', async () => {
  await open(manager);
  site.answerInstead(({ method }) =>
    method === 'POST' ? new Response('<html>Bad gateway</html>', { status: 500 }) : null,
  );
  await payBy('cash');
  await expectToast('Nie udało się opłacić rezerwacji. Nieoczekiwany błąd');
});

test('A cancelling asks, can be thought better of, and is told as late where it is', async () => {
  await open(manager);
  await tap(new RegExp(`^${desk.unbook}: `));
  const late = plain(desk.unbookLate(24)).split(':')[0] ?? '?';
  expect(textOf(await question())).not.toContain(late);
  await answer(desk.unbookKeep);
  expect(await kept()).toMatchObject({ booked_by: rider.id });

  site.park.clock.set('2026-07-02T07:59:00Z');
  leavePage();
  manager = await site.newPerson('Manager', 'Marek');
  await open(manager);
  await tap(new RegExp(`^${desk.unbook}: `));
  expect(textOf(await question())).toContain(late);
  await answer(desk.unbookConfirm);
  await expectToast(desk.unbookDone);
  expect(await kept()).toEqual({ booked_by: null, payment_id: null });
  site.park.clock.set('2026-07-01T08:00:00Z');
  manager = await site.newPerson('Manager', 'Marek');
});

test('An Editor voids a payment for a reason, which frees the way to cancelling; a Manager may not', async () => {
  await pay();
  await open(manager);
  const theirs = await details();
  await the('button', desk.move, theirs);
  expect(all('button', desk.void)).toEqual([]);
  expect(all('button', desk.unbookConfirm)).toEqual([]);

  leavePage();
  await open(editor);
  await tap(desk.void, await details());
  await tap(desk.voidConfirm, await dialog());
  expect(textOf(await dialog())).toContain(desk.voidReasonShort(3));
  expect(textOf(await dialog())).toContain(plain(books.wayFault));
  await click(await the('radio', books.ways.mistake, await dialog()));
  await tap(desk.voidConfirm, await dialog());
  expect(textOf(await dialog())).toContain(desk.voidReasonShort(3));
  await write(desk.voidReason, 'kasa pomyliła slot', await dialog());
  await tap(desk.voidConfirm, await dialog());
  await expectToast(desk.voidDone);
  const { db } = site.park.store;
  const [voided] = await db.selectFrom('payment_void').selectAll().orderBy('created_at', 'desc').execute();
  expect(voided).toMatchObject({ reason: 'kasa pomyliła slot', created_by: editor.id });
  const [left] = await db.selectFrom('cash_entry').selectAll().orderBy('id', 'desc').execute();
  expect(left).toMatchObject({ kind: 'reversal', method: 'cash', amount_cents: -5500 });

  await tap(new RegExp(`^${desk.unbook}: `));
  await answer(desk.unbookConfirm);
  await expectToast(desk.unbookDone);
  expect(await kept()).toEqual({ booked_by: null, payment_id: null });
});
