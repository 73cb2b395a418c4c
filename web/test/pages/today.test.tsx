import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common as commonEn } from '../../src/i18n/en/common.ts';
import { desk as deskEn } from '../../src/i18n/en/staff/desk/desk.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { click, dialog, expectSays, lookAgain, set, tap, textOf, the, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { expectToast, plain } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let slots: { riding: number; next: number; free: number };

/** Jagoda rides on track 1 from 12:00, Kosma is next at 12:15, and 12:30 is free; on Friday somebody rides on track 2. */
beforeAll(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:01:00Z');
  const [jagoda, kosma] = [await site.newPerson('User', 'Jagoda'), await site.newPerson('User', 'Kosma')];
  await makeTracks(site.park);
  slots = {
    riding: await makeSlot(site.park, '2026-07-01T10:00:00Z', { booked_by: jagoda.id }),
    next: await makeSlot(site.park, '2026-07-01T10:15:00Z', { booked_by: kosma.id }),
    free: await makeSlot(site.park, '2026-07-01T10:30:00Z'),
  };
  await makeSlot(site.park, '2026-07-03T10:00:00Z', { asset_id: 2, booked_by: kosma.id });
});

beforeEach(async () => {
  site.park.clock.set('2026-07-01T10:01:00Z');
  manager = await site.newPerson('Manager', 'Marek');
});

const track = (name: string) => the('region', name);
/** What stands beside a term of a track's head. */
const card = (place: HTMLElement, term: string) =>
  [...place.querySelectorAll('dl > div')].find((each) => textOf(each.querySelector('dt')) === term);
const button = (slot: number) => document.querySelector<HTMLElement>(`#desk-slot-${slot}`);
const openSlot = async (slot: number) => {
  await waitFor(() => expect(button(slot)).toBeTruthy());
  await click(button(slot) as HTMLElement);
};

test.each([
  ['pl', desk, common],
  ['en', deskEn, commonEn],
] as const)(
  'The day shows who rides, until when, and who is next, in %s',
  async (lang, t, { track: named }) => {
    await site.show('/today', { as: manager, lang });
    const first = await track(named(1));
    expect(textOf(card(first, t.riding))).toContain('Jagoda');
    expect(textOf(card(first, t.riding))).toContain(t.until('12:15'));
    expect(textOf(card(first, t.next))).toContain('Kosma12:15');
    expect(textOf(first.querySelector('[aria-current=time]'))).toContain('Jagoda');
    expect(textOf(first)).toContain(t.freeOf(1, 3));
  },
);

test('The day names its events with their places', async () => {
  const editor = await site.newPerson('Editor');
  const start = '2026-07-01T16:00:00Z';
  const event = await site.call<{ id: number }>('POST', '/items/Event', editor, { name: 'Nocne', start });
  const place = { startTime: start, duration: 15, price: 40, asset: 2, bookedBy: null, event: event.id };
  const [first] = await site.call<{ id: number }[]>('POST', '/items/Slot', editor, [place, place, place]);
  const rider = await site.newPerson();
  await site.call('PATCH', `/items/Slot/${first?.id}`, rider, { bookedBy: rider.id });
  await site.show('/today', { as: manager });
  const list = () => document.querySelector<HTMLElement>(`[aria-label="${desk.eventsOfDay}"]`);
  await expectSays(list, `Nocne 18:00, ${desk.placesTaken(1, 3)}`);
  await site.park.store.db.deleteFrom('slot').where('event_id', '=', event.id).execute();
});

test('The day is searched by any part of a name, without Polish letters', async () => {
  await site.show('/today', { as: manager });
  const first = await track(common.track(1));
  await set(await screen.findByRole('searchbox', { name: plain(desk.search) }), 'jago');
  await waitFor(() => expect(textOf(first)).not.toContain('Kosma'));
  expect(textOf(first)).toContain('Jagoda');
  expect(button(slots.free)).toBeNull();
});

test('When the hour has come the next one is on the water', async () => {
  site.park.clock.set('2026-07-01T10:16:00Z');
  await site.show('/today', { as: await site.newPerson('Manager') });
  const first = await track(common.track(1));
  expect(textOf(card(first, desk.riding))).toContain('Kosma');
  expect(textOf(card(first, desk.next))).toContain(desk.nobodyNext);
  // What is over is folded away; its debt is not.
  const unpaid = desk.unpaidOf(1, common.price(5500));
  expect(textOf(first.querySelector('summary'))).toBe(
    plain(`${desk.earlier}: ${desk.reservations(1)}, ${unpaid}`),
  );
});

test('What other desks did is there when the page is looked at again', async () => {
  await site.show('/today', { as: manager });
  await openSlot(slots.free);
  await tap(common.close, await dialog());
  const guest = { slot: slots.free, first_name: 'Okienko', description: '500600700' };
  expect(await site.ask('POST', '/desk/walk-ins', manager, guest)).toMatchObject({ status: 200 });
  await lookAgain();
  await expectSays(() => button(slots.free), 'Okienko');
  expect(textOf(button(slots.free))).toContain('500 600 700');
});

test('Who types a name while another desk takes the slot is told, and books the next one', async () => {
  const [wanted, next] = [
    await makeSlot(site.park, '2026-07-01T11:30:00Z'),
    await makeSlot(site.park, '2026-07-01T11:45:00Z'),
  ];
  await site.show('/today', { as: manager });
  await openSlot(wanted);
  const open = await dialog();
  await write(desk.guestName, 'Igor', open);
  expect(textOf(open)).not.toContain(desk.bookGone);
  await site.call('POST', '/desk/walk-ins', manager, { slot: wanted, first_name: 'Ida', description: null });
  await lookAgain();
  await expectSays(() => open, desk.bookGone);
  expect((await the('button', desk.book, open)).hasAttribute('disabled')).toBe(true);
  await tap(`13:45, ${common.track(1)}`, open);
  await waitFor(() => expect(textOf(open)).not.toContain(desk.bookGone));
  await tap(desk.book, open);
  await expectToast(desk.bookDone('Igor'));
  await expectSays(() => button(next), 'Igor');
});

test('Who did not come is marked, called by it, and unmarked when they come after all', async () => {
  const marks = () =>
    site.park.store.db
      .selectFrom('no_show')
      .innerJoin('booking', 'booking.id', 'no_show.booking_id')
      .select('booking.slot_id')
      .execute();
  await site.show('/today', { as: manager });
  await openSlot(slots.next);
  await the('button', desk.move, await dialog());
  expect(screen.queryByRole('button', { name: desk.markMissing })).toBeNull();
  await tap(common.close, await dialog());

  await openSlot(slots.riding);
  await tap(desk.markMissing, await dialog());
  await expectToast(desk.missingDone);
  const first = await track(common.track(1));
  await expectSays(() => card(first, desk.riding), desk.absent('Jagoda'));
  expect(textOf(card(first, desk.riding))).not.toContain(desk.until('12:15'));
  expect(textOf(button(slots.riding))).toContain(desk.missing);
  const sheet = () => [...document.querySelectorAll('body > div td')].map((cell) => textOf(cell));
  await waitFor(() => expect(sheet()).toContain(`Jagoda (${desk.sheetMissing})`));
  expect(await marks()).toMatchObject([{ slot_id: slots.riding }]);

  await openSlot(slots.riding);
  expect(textOf(await dialog())).toContain(desk.missing);
  await tap(desk.unmarkMissing, await dialog());
  await expectToast(desk.presentDone);
  await expectSays(() => card(first, desk.riding), desk.until('12:15'));
  expect(await marks()).toEqual([]);
});

test('The days before and after are a press away, and stand in the address', async () => {
  await site.show('/today', { as: manager });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  await track(common.track(1));
  expect(heading()).toBe(desk.today);
  await tap(desk.nextDay);
  expect(window.location.search).toBe('?day=2026-07-02');
  expect(heading()).toBe(desk.dayPlan);
  await set(await screen.findByLabelText(desk.chooseDay), '2026-07-03');
  expect(window.location.search).toBe('?day=2026-07-03');
  // Of another day nobody is on the water.
  await screen.findByRole('radio', { name: common.track(2) });
  expect(document.querySelector('main dt')).toBeNull();
  await tap(desk.today);
  expect(window.location.search).toBe('');
  expect(heading()).toBe(desk.today);
});

test('A day without slots leads on to the next that has some', async () => {
  await site.show('/today?day=2026-07-02', { as: manager });
  await tap(desk.nextDayWithSlots('piątek 03.07.2026'));
  expect(window.location.search).toBe('?day=2026-07-03');
});

test('Behind the last slot of the season an Editor is led to the plan, a Manager to nowhere', async () => {
  const toSeason = () => screen.getByRole('main').querySelector('a[href="/desk/season"]');
  await site.show('/today?day=2026-07-08', { as: await site.newPerson('Editor') });
  await waitFor(() => expect(toSeason()).toBeTruthy());
  expect(screen.queryByRole('button', { name: /Następny dzień ze/ })).toBeNull();
  leavePage();
  await site.show('/today?day=2026-07-08', { as: manager });
  await screen.findByText(desk.noSlots);
  expect(toSeason()).toBeNull();
});

test('The board for the landing stage is a link away', async () => {
  await site.show('/today', { as: manager });
  expect((await the('link', desk.board)).getAttribute('href')).toBe('/board');
});

test('A day that cannot be refreshed stays, and says how old it is', async () => {
  // The hour is that of the reading, by the machine's clock.
  const [fresh = '', old = ''] = [desk.refreshedAt, desk.refreshFailed].map(
    (says) => new RegExp(says('\\d\\d:\\d\\d')),
  );
  await site.show('/today', { as: manager });
  await screen.findByText(fresh);
  site.answerInstead(({ path }) =>
    path.startsWith('/items/Slot?') ? Response.json({ errors: [] }, { status: 400 }) : null,
  );
  await lookAgain();
  await screen.findByText(old);
  expect(button(slots.riding)).toBeTruthy();
  site.answerInstead(() => null);
  await lookAgain();
  await screen.findByText(fresh);
});

test('One press says that a rider is here, and a second one takes it back', async () => {
  await site.show('/today', { as: manager });
  const mark = () => the('button', new RegExp(`^${desk.markArrived}: 12:15`));
  await click(await mark());
  await expectToast(desk.arrivedDone);
  await waitFor(async () => expect((await mark()).getAttribute('aria-pressed')).toBe('true'));
  await click(await mark());
  await expectToast(desk.arrivedUndone);
  await waitFor(async () => expect((await mark()).getAttribute('aria-pressed')).toBe('false'));
});

test('Who is not here five minutes after the start stands out, until somebody says so', async () => {
  site.park.clock.set('2026-07-01T10:05:00Z');
  await site.show('/today', { as: manager });
  const line = () => button(slots.riding)?.closest('li');
  await expectSays(line, desk.notHere);
  expect(screen.queryByText(desk.riding)).toBeNull();
  expect(screen.getByText(desk.dueNow)).toBeTruthy();
  await click(await the('button', new RegExp(`^${desk.markArrived}: 12:00`)));
  await expectToast(desk.arrivedDone);
  await waitFor(() => expect(textOf(line())).not.toContain(desk.notHere));
  expect(screen.getByText(desk.riding)).toBeTruthy();
  await click(await the('button', new RegExp(`^${desk.markArrived}: 12:00`)));
  await expectSays(line, desk.notHere);
});

test('What is left of a missed slot is freed, sold for less to a guest, and the mark can no longer be taken back', async () => {
  const lena = await site.newPerson('User', 'Lena');
  const slot = await makeSlot(site.park, '2026-07-01T11:00:00Z', { booked_by: lena.id });
  site.park.clock.set('2026-07-01T11:05:00Z');
  manager = await site.newPerson('Manager', 'Marek');
  await site.show('/today', { as: manager });
  const line = () => button(slot)?.closest('li');
  const press = (name: string) => tap(new RegExp(`^${name}: 13:00`));
  await press(desk.markMissing);
  await expectToast(desk.missingDone);
  await press(desk.freeMissed);
  await expectToast(desk.freedMissed);
  await expectSays(line, desk.freedAfterMissing);
  // A mistake: the rider gets the slot again.
  await tap(new RegExp(desk.unmarkMissing));
  await expectToast(desk.presentDone);
  await press(desk.markMissing);
  await press(desk.freeMissed);
  await expectSays(line, desk.freedAfterMissing);
  await press(desk.book);
  await write(desk.guestName, 'Wanda');
  await write(desk.guestPhone, '600700800');
  await write(desk.restPrice, '60');
  await tap(desk.book, await dialog());
  await expectSays(() => screen.queryByRole('dialog'), desk.restPriceInvalid(common.price(5500)));
  await write(desk.restPrice, '30');
  await tap(desk.book, await dialog());
  await expectToast(desk.bookDone('Wanda'));
  await expectSays(line, 'Wanda');
  const { data } = await site.ask('GET', `/items/Slot/${slot}`, manager);
  expect(data).toMatchObject({ price: 30 });
  expect(textOf(line())).not.toContain(desk.missing);
});

test('The second tap of a double tap hits nothing: neither a rider who is here nor the rest of a missed slot', async () => {
  const lena = await site.newPerson('User', 'Lena');
  const slot = await makeSlot(site.park, '2026-07-01T12:00:00Z', { booked_by: lena.id });
  site.park.clock.set('2026-07-01T12:06:00Z');
  manager = await site.newPerson('Manager', 'Marek');
  await site.show('/today', { as: manager });
  const line = (name: string) => the('button', new RegExp(`^${name}: 14:00`));
  fireEvent.click(await line(desk.markMissing), { detail: 1 });
  await expectToast(desk.missingDone);
  const rest = await line(desk.freeMissed);
  await waitFor(() => expect(rest).toHaveProperty('disabled', false));
  fireEvent.click(rest, { detail: 2 });
  await expectSays(() => button(slot)?.closest('li'), desk.missing);
  const { data } = await site.ask('GET', `/items/Slot/${slot}`, manager);
  expect(data).toMatchObject({ bookedBy: lena.id });
});
