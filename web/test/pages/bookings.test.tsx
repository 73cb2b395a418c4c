import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { putPayment } from '../../../server/test/support/bookings.ts';
import { makePayment } from '../../../server/test/support/payments.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast, plain, press } from '../support/page.ts';

let site: TestSite;
let manager: Awaited<ReturnType<TestSite['newPerson']>>;

/** Of two riders: a slot paid in cash and one unpaid on track 2, both to come, and one that was ridden in June. */
beforeAll(async () => {
  site = await openSite();
  manager = await site.newPerson('Manager', 'Marek');
  const [zolw, lena] = [await site.newPerson('User', 'Żółw'), await site.newPerson('User', 'Lena')];
  await makeTracks(site.park);
  await makeSlot(site.park, '2026-06-20T09:00:00Z', { booked_by: zolw.id });
  await makeSlot(site.park, '2026-07-02T09:00:00Z', { booked_by: zolw.id, asset_id: 2 });
  const paid = await makeSlot(site.park, '2026-07-02T10:00:00Z', { booked_by: lena.id });
  await putPayment(site.park.store.db, paid, await makePayment(site.park, paid, '2026-07-01T08:00:00Z'));
});

const open = (search = '') => site.show(`/bookings${search}`, { as: manager });
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const search = async (value: string) =>
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value } });
const expectTotals = (text: string) =>
  waitFor(() => expect(plain(document.querySelector('#desk-list')?.textContent ?? '')).toBe(plain(text)));
const unpaidOne = `${desk.reservations(1)}, ${desk.unpaidOf(1, common.price(5500))}`;

test('What is to come stands there with its sum', async () => {
  await open();
  await expectTotals(`${desk.reservations(2)}, ${desk.unpaidOf(1, common.price(5500))}`);
});

const expectAddress = (search: string) => waitFor(() => expect(window.location.search).toBe(search));

test('Each filter leaves what it names, and says so in the address', async () => {
  await open();
  await choose(desk.paid);
  await expectTotals(`${desk.reservations(1)}, ${desk.allPaid}`);
  await expectAddress('?payment=paid');
  await choose(desk.unpaid);
  await expectTotals(unpaidOne);
  await choose(desk.all);
  await search('zolw');
  await expectTotals(unpaidOne);
  await expectAddress('?q=zolw');
});

test('A rider is found by the digits of the phone, a track by its name', async () => {
  const { db } = site.park.store;
  await db.updateTable('account').set({ phone: '500123456' }).where('first_name', '=', 'Lena').execute();
  await open();
  await search('500 123');
  await expectTotals(`${desk.reservations(1)}, ${desk.allPaid}`);
  await search('');
  fireEvent.change(await screen.findByRole('combobox', { name: desk.track }), { target: { value: '2' } });
  await expectTotals(unpaidOne);
  await expectAddress('?track=2');
});

test('An address with filters opens the page as it was left', async () => {
  await open('?track=2&payment=unpaid');
  await expectTotals(unpaidOne);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: desk.unpaid })).checked).toBe(true);
});

test('Where nothing is left, the page says so and takes the filters away again', async () => {
  await open('?payment=paid');
  await search('nobody is called that');
  await expectText(desk.noneFound);
  await press(desk.clearFilters);
  await expectTotals(`${desk.reservations(2)}, ${desk.unpaidOf(1, common.price(5500))}`);
  await expectAddress('');
});

test('What is over is in the archive', async () => {
  await open();
  await choose(desk.archived);
  await expectTotals(unpaidOne);
  await expectAddress('?when=archived');
});

test('What has ended today stays on the list of today, for it may have to be paid', async () => {
  const { db } = site.park.store;
  const rider = (await site.newPerson('User', 'Ida')).id;
  const morning = await makeSlot(site.park, '2026-07-01T06:00:00Z', { booked_by: rider });
  const night = await makeSlot(site.park, '2026-07-01T02:30:00Z', { booked_by: rider });
  await open();
  await expectTotals(`${desk.reservations(3)}, ${desk.unpaidOf(2, common.price(11000))}`);
  await choose(desk.archived);
  await expectTotals(`${desk.reservations(2)}, ${desk.unpaidOf(2, common.price(11000))}`);
  await db.deleteFrom('slot').where('id', 'in', [morning, night]).execute();
});

test('Of two days that are over the later stands first, and a debt can still be paid', async () => {
  const gustaw = await site.newPerson('User', 'Gustaw');
  await makeSlot(site.park, '2026-06-22T09:00:00Z', { booked_by: gustaw.id });
  await makeSlot(site.park, '2026-06-23T10:00:00Z', { booked_by: gustaw.id });
  await open(`?when=archived&q=${gustaw.email}`);
  await expectTotals(`${desk.reservations(2)}, ${desk.unpaidOf(2, common.price(11_000))}`);
  const rows = [...document.querySelectorAll('main [role=listitem]')].map((row) => row.textContent);
  expect(rows.map((row) => row?.slice(0, 5))).toEqual(['12:00', '11:00']);
  await press(new RegExp(`^${desk.payShort}: 12:00`));
  await press(new RegExp(`^${desk.method.cash}, `));
  await expectToast(desk.payDone);
  await expectTotals(`${desk.reservations(2)}, ${desk.unpaidOf(1, common.price(5500))}`);
});

test('A list that is refused says so in its place, and loads at the next attempt', async () => {
  const refusal = { errors: [{ message: 'Broken.', extensions: { code: 'INVALID_QUERY' } }] };
  site.answerInstead(({ path }) =>
    path.startsWith('/items/Slot?') ? Response.json(refusal, { status: 400 }) : null,
  );
  await open();
  await expectText(desk.loadFailed);
  site.answerInstead(() => null);
  await press(common.tryAgain);
  await expectTotals(`${desk.reservations(2)}, ${desk.unpaidOf(1, common.price(5500))}`);
});

test('What has ended stays on the list of its day until five in the morning, and is in the archive from then on', async () => {
  const nina = await site.newPerson('User', 'Nina');
  await makeSlot(site.park, '2026-07-04T16:00:00Z', { booked_by: nina.id });
  const totals = async (at: string) => {
    site.park.clock.set(at);
    await site.show(`/bookings?q=${nina.email}`, { as: await site.newPerson('Manager') });
    await waitFor(() => expect(document.querySelector('#desk-list')).toBeTruthy());
    return plain(document.querySelector('#desk-list')?.textContent ?? '');
  };
  expect(await totals('2026-07-05T02:59:00Z')).toContain(plain(desk.reservations(1)));
  expect(await totals('2026-07-05T03:00:00Z')).toContain(plain(desk.reservations(0)));
  site.park.clock.set('2026-07-01T08:00:00Z');
});
