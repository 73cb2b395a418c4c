import { moveRidePath } from '@cablepark/contract/rides/own-moves';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { putPayment, putRider } from '../../../server/test/support/bookings.ts';
import { makePayment } from '../../../server/test/support/payments.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { account as ta } from '../../src/i18n/pl/account.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { ownMove as t } from '../../src/i18n/pl/own-move.ts';
import { planner } from '../../src/i18n/pl/planner.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { button, expectPath, expectText, plain, press } from '../support/page.ts';

let site: TestSite;
let rider: Awaited<ReturnType<TestSite['newPerson']>>;
let ride: number;
let free: number;
let day = 2;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

/** Each test has a day of its own: a ride at 11:00, a free slot at 12:00, a dearer one at 13:00, a longer one at 14:00. */
beforeEach(async () => {
  day += 1;
  rider = await site.newPerson();
  ride = await makeSlot(site.park, at('09'), { booked_by: rider.id });
  free = await makeSlot(site.park, at('10'));
  await makeSlot(site.park, at('11'), { asset_id: 2, price_cents: 6000 });
  await makeSlot(site.park, at('12'), { duration: 30 });
});

const at = (hour: string) => `2026-07-${String(day).padStart(2, '0')}T${hour}:00:00Z`;
const open = () => site.show(moveRidePath(ride), { as: rider });
/** The menu has one of the same name. */
const ownLink = async () => within(await screen.findByRole('main')).findByRole('link', { name: t.toSlots });
const holds = async () => {
  const rows = await site.park.store.db
    .selectFrom('slot')
    .select('start_at')
    .where('booked_by', '=', rider.id)
    .execute();
  return rows.map(({ start_at }) => new Date(start_at).getUTCHours());
};

test('A rider moves a ride: the question says both times and the new price, the page where it is now', async () => {
  await open();
  await press(/^13:00/);
  await screen.findByRole('heading', { name: t.question });
  await expectText(t.dearer(common.price(6000), common.price(500)));
  await expectText(new RegExp(`${t.before}: .*11:00.*${t.after}: .*13:00`, 's'));
  await press(t.confirm);
  await screen.findByText(t.moved);
  expect(await holds()).toEqual([11]);
  fireEvent.click(await ownLink());
  await expectPath('/myAccount');
});

test('A longer slot is not offered, and to keep the ride changes nothing', async () => {
  await open();
  await press(/^12:00/);
  await press(t.keep);
  expect(screen.queryByRole('button', { name: /^14:00/ })).toBeNull();
  expect(await holds()).toEqual([9]);
});

test('The day stands in the address, so that a reload keeps it; a day without a slot says so', async () => {
  await open();
  await button(/^12:00/);
  await press(t.nextDay);
  await expectText(t.none);
  expect(window.location.search).toContain(`day=2026-07-${String(day + 1).padStart(2, '0')}`);
  expect(window.location.search).toContain(`slot=${ride}`);
});

test('A slot that somebody took meanwhile is said in the question, and the ride stays', async () => {
  await open();
  await press(/^12:00/);
  const other = await site.newPerson();
  await putRider(site.park.store.db, free, other.id);
  await press(t.confirm);
  await expectText(t.taken);
  await press(common.ok);
  expect(await holds()).toEqual([9]);
});

test('A ride that is paid, over, another’s or unknown is explained, with a way on', async () => {
  const paid = await makeSlot(site.park, at('15'), { booked_by: rider.id });
  await putPayment(site.park.store.db, paid, await makePayment(site.park, paid, '2026-07-01T08:00:00Z'));
  await site.show(moveRidePath(paid), { as: rider });
  await expectText(t.paid);
  cleanup();
  const soon = await makeSlot(site.park, '2026-07-01T08:30:00Z', { booked_by: rider.id });
  await site.show(moveRidePath(soon), { as: rider });
  await expectText(t.tooLateToMove(ta.beforeMinutes(60)));
  cleanup();
  await site.show('/myAccount/move', { as: rider });
  await expectText(t.gone);
  await ownLink();
});

test('The list of own slots leads there, and the question about cancelling does', async () => {
  await site.show('/myAccount', { as: rider });
  const link = await screen.findByRole('link', { name: plain(ta.moveAt('11:00', 'Tor 1')) });
  expect(link.getAttribute('href')).toBe(moveRidePath(ride));
  await press(plain(ta.cancelAt('11:00', 'Tor 1')));
  await press(planner.move);
  await expectPath('/myAccount/move');
  await button(/^12:00/);
});
