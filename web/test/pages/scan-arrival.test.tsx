import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingLinks } from '../../../server/src/modules/bookings/index.ts';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeBookingEntry, makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { scanTexts } from '../../src/features/staff-desk/today/scan.texts.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { click, the } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectToast } from '../support/page.ts';

const t = scanTexts.pl;
let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;
const spies: { mockRestore: () => void }[] = [];

beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:00:00Z');
  await makeTracks(site.park);
  manager = await site.newPerson('Manager', 'Marek');
  rider = await site.newPerson('User', 'Jagoda');
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  for (const spy of spies.splice(0)) spy.mockRestore();
  vi.unstubAllGlobals();
});

/** A camera that sees this code. */
function showCamera(text: string): void {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => Object.assign(new MediaStream(), { getTracks: () => [] }) },
  });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => [{ rawValue: text }];
    },
  );
  spies.push(
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(),
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4),
  );
}

async function aBooking(start: string) {
  const slot = await makeSlot(site.park, start, { booked_by: rider.id });
  await makeBookingEntry(site.park, slot, rider.id);
  const { id } = await site.park.store.db
    .selectFrom('booking')
    .select('id')
    .where('slot_id', '=', slot)
    .executeTakeFirstOrThrow();
  const links = await bookingLinks(site.park, [id]);
  return { slot, link: links.get(id) ?? '' };
}

const arrivals = async () => {
  const rows = await site.park.store.db.selectFrom('booking').select(['arrived_at']).execute();
  return rows.map(({ arrived_at }) => arrived_at !== null);
};

async function scan(text: string) {
  showCamera(text);
  await site.show('/today', { as: manager });
  await openScanner();
}

/** The button waits for the day's bookings. */
async function openScanner() {
  const button = await the('button', t.button);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await click(button);
}

test('The code of a booking says that its rider is here, once', async () => {
  const { link } = await aBooking('2026-07-01T10:15:00Z');
  await scan(link);
  await expectToast(desk.arrivedDone);
  expect(await arrivals()).toEqual([true]);
  await openScanner();
  await expectToast(t.here('Jagoda'));
});

test('A code for another day says when, and one that no longer works says so', async () => {
  const { link } = await aBooking('2026-07-02T10:15:00Z');
  await scan(link);
  await expectToast(/To rezerwacja na inny dzień/);
  expect(await arrivals()).toEqual([false]);
  showCamera(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
  await openScanner();
  await expectToast(t.unknown);
});
