import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { errors } from '../../src/i18n/pl/errors.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { click, dialog, expectSays, tap, textOf, the } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectToast, plain } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;
let from: number;
let today = Temporal.PlainDate.from('2026-07-01');

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

/** Each test has a day of its own: Marta rides at 16:00 and has paid by BLIK. */
beforeEach(async () => {
  today = today.add({ days: 2 });
  site.park.clock.set(at('08:00'));
  manager = await site.newPerson('Manager', 'Marek');
  rider = await site.newPerson('User', 'Marta');
  from = await makeSlot(site.park, at('14:00'), { booked_by: rider.id });
  await site.ask('POST', '/items/Payment', manager, { slot: from, method: 'blik' });
});

/** @param time of the clocks at Greenwich */
const at = (time: string, day = today) => `${day.toString()}T${time}:00Z`;
const openMove = async () => {
  await site.show(`/bookings?q=${rider.email}`, { as: manager });
  await waitFor(() => expect(document.querySelector(`#desk-slot-${from}`)).toBeTruthy());
  await click(document.querySelector(`#desk-slot-${from}`) as HTMLElement);
  await tap(desk.move, await dialog());
  return await dialog();
};
const row = (slot: number) => document.querySelector(`#desk-slot-${slot}`)?.closest('[role=listitem]');
const kept = (slot: number) =>
  site.park.store.db
    .selectFrom('slot')
    .leftJoin('booking', 'booking.id', 'slot.booking_id')
    .select(['slot.booked_by', 'booking.payment_id'])
    .where('slot.id', '=', slot)
    .executeTakeFirstOrThrow();

test('A paid reservation moves to another day, payment and all, and the difference in price is told', async () => {
  const to = await makeSlot(site.park, at('12:00', today.add({ days: 1 })), {
    asset_id: 2,
    price_cents: 6000,
  });
  const { payment_id } = await kept(from);
  const asked = await openMove();
  expect(textOf(asked)).toContain(desk.movePaidNote);
  await expectSays(() => asked, desk.moveNoFree);
  expect(((await the('button', desk.moveConfirm, asked)) as HTMLButtonElement).disabled).toBe(true);
  // The past is no day to move to.
  expect(((await the('button', desk.previousDay, asked)) as HTMLButtonElement).disabled).toBe(true);
  await tap(desk.nextDay, asked);
  const dearer = desk.movePriceUp(common.price(500));
  const time = await the('button', /^14:00/, await the('region', common.track(2), asked));
  expect(textOf(time)).toBe(plain(`14:00${dearer}`));
  await click(time);
  expect(time.getAttribute('aria-pressed')).toBe('true');
  await tap(`${desk.moveTo(`14:00, ${common.track(2)}`)} (${dearer})`, asked);
  await expectToast(desk.moveDone);
  await expectSays(() => row(to), desk.paidBy(desk.method.blik));
  expect(row(from)).toBeFalsy();
  expect(await kept(from)).toEqual({ booked_by: null, payment_id: null });
  expect(await kept(to)).toEqual({ booked_by: rider.id, payment_id });
});

test('A reservation whose new time was taken meanwhile stays where it is, and the desk is told', async () => {
  const to = await makeSlot(site.park, at('14:30'));
  const quicker = await site.newPerson('User', 'Wiktor');
  const asked = await openMove();
  await tap(/^16:30/, asked);
  await site.ask('PATCH', `/items/Slot/${to}`, manager, { bookedBy: quicker.id });
  await tap(`${desk.moveTo(`16:30, ${common.track(1)}`)} (${desk.moveSamePrice})`, asked);
  await expectToast(errors.byCode.SLOT_TAKEN ?? '?');
  await expectSays(() => row(from), desk.paidBy(desk.method.blik));
  expect(await kept(from)).toMatchObject({ booked_by: rider.id });
  expect(await kept(to)).toMatchObject({ booked_by: quicker.id });
});

test('Booked, past and retired times are not offered', async () => {
  await makeSlot(site.park, at('07:00'));
  await makeSlot(site.park, at('15:00'), { booked_by: rider.id });
  await makeSlot(site.park, at('15:30'), { asset_id: 2 });
  await makeSlot(site.park, at('16:00'));
  const { db } = site.park.store;
  await db.updateTable('asset').set({ status: 'retired' }).where('id', '=', 2).execute();
  site.park.tracks.forget();
  const asked = await openMove();
  await the('button', '18:00', asked);
  const times = [...asked.querySelectorAll('section button')].map(textOf);
  expect(times).toEqual(['18:00']);
  await db.updateTable('asset').set({ status: 'open' }).where('id', '=', 2).execute();
  site.park.tracks.forget();
});
