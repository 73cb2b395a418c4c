import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { putRider } from '../../../server/test/support/bookings.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { withdrawUndo } from '../../src/booking/undo/undoOffer.ts';
import { account as ta } from '../../src/i18n/pl/account.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { planner as t } from '../../src/i18n/pl/planner.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { button, expectText, plain, press } from '../support/page.ts';

let site: TestSite;
let rider: Awaited<ReturnType<TestSite['newPerson']>>;
let slot: number;
let day = 2;
const now = '2026-07-01T08:00:00Z';

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

beforeEach(async () => {
  site.park.clock.set(now);
  day += 1;
  rider = await site.newPerson();
  slot = await makeSlot(site.park, `2026-07-${String(day).padStart(2, '0')}T09:00:00Z`, {
    booked_by: rider.id,
  });
});

afterEach(() => {
  vi.useRealTimers();
  withdrawUndo(null);
});

const holder = async () => {
  const { db } = site.park.store;
  const row = await db
    .selectFrom('slot')
    .select('booked_by')
    .where('id', '=', slot)
    .executeTakeFirstOrThrow();
  return row.booked_by;
};

async function cancel(): Promise<void> {
  await site.show('/myAccount', { as: rider });
  await press(plain(ta.cancelAt('11:00', 'Tor 1')));
  await expectText(t.undoing.promised(10));
  await press(t.cancelBooking);
  await expectText(t.cancelled);
}

test('A cancelled ride comes back by one press, and stands in the list again', async () => {
  await cancel();
  expect(await holder()).toBeNull();
  await press(t.undo);
  await waitFor(async () => expect(await holder()).toBe(rider.id));
  await button(plain(ta.cancelAt('11:00', 'Tor 1')));
  await waitFor(() => expect(screen.queryByRole('region', { name: t.undoing.label })).toBeNull());
});

test('Alt+T leads to the offer', async () => {
  await cancel();
  const undo = await button(t.undo);
  document.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT', bubbles: true }));
  expect(document.activeElement).toBe(undo);
  await press(t.undo);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(ta.mySlots));
});

test('After eleven seconds of the server it says that it is too late, until that is read', async () => {
  await cancel();
  site.park.clock.set('2026-07-01T08:00:11Z');
  await press(t.undo);
  await expectText(t.undoing.tooLate);
  expect(await holder()).toBeNull();
  await press(common.ok);
  expect(screen.queryByRole('region', { name: t.undoing.label })).toBeNull();
});

test('Where somebody else has booked it meanwhile, it says so', async () => {
  await cancel();
  const other = await site.newPerson();
  const { db } = site.park.store;
  await putRider(db, slot, other.id);
  await press(t.undo);
  await expectText(t.undoing.taken);
  expect(await holder()).toBe(other.id);
});

test('Without a network the offer stays, with what happened', async () => {
  await cancel();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press(t.undo);
  await expectText(t.notChanged);
  onLine.mockRestore();
  await press(t.undo);
  await waitFor(async () => expect(await holder()).toBe(rider.id));
});
