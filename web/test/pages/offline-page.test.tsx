import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import type { KeptRider } from '@cablepark/domain/offline/kept-rider';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { offlineTexts } from '../../src/app/offline/offline.texts.ts';
import { tokens } from '../../src/lib/http/tokens.ts';
import { changeKept, forgetRiders } from '../../src/lib/offline/keptData.ts';
import { fakeIndexedDb } from '../support/fakeIndexedDb.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectNoText, expectText } from '../support/page.ts';

let site: TestSite;
let device: ReturnType<typeof fakeIndexedDb>;
let visits = 0;
const reload = vi.spyOn(window.location, 'reload');

beforeAll(async () => {
  site = await openSite();
});
beforeEach(() => {
  device = fakeIndexedDb();
  reload.mockClear();
  reload.mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, 'indexedDB');
});
afterAll(() => reload.mockRestore());

/** The page anew, as a browser opens it. */
async function open(): Promise<void> {
  document.body.innerHTML = '<div id="offline"></div>';
  visits += 1;
  // Under another address the program runs again.
  await import(/* @vite-ignore */ `../../src/app/offline/offline.ts?visit=${visits}`);
}

test.each([
  ['is still shown a day before it is a month old', 29, 1],
  ['is deleted after thirty days', 30, 0],
])('What the device keeps %s', async (_what, days, count) => {
  const rider = await site.newPerson();
  tokens.write(rider.tokens);
  const at = site.park.clock
    .now()
    .subtract({ hours: 24 * days })
    .toString();
  const kept: KeptRider = { account: rider.id, at, aheadMs: 0, slots: [], passes: [] };
  await changeKept(rider.id, () => kept);
  await open();
  await expectText(count === 1 ? offlineTexts.pl.noSlots : offlineTexts.pl.nothing);
  expect(device.rowsOf('riders')).toHaveLength(count);
});

test('A park that answers and still has no pages is asked less and less often', async () => {
  site.answerInstead(({ path }) => (path === '/server/ping' ? new Response('pong') : null));
  await open();
  await expectText(offlineTexts.pl.nothing);
  const begun = site.park.clock.now();
  // After 5, 15, 35 and 75 seconds, and not after each five.
  for (let seconds = 5; seconds <= 75; seconds += 5) {
    site.park.clock.set(begun.add({ seconds }).toString());
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(reload).toHaveBeenCalledTimes(4);
  // It counts over the reloads.
  expect(sessionStorage['offline-reloads']).toMatch(/^4 /);
});

test('A code that is shown goes once its rider has logged out in another tab', async () => {
  const rider = await site.newPerson();
  tokens.write(rider.tokens);
  const pass = { id: 1, code: '23456789ABCD', name: 'Karnet', left: 'Zostało 5', ends: null };
  const at = site.park.clock.now().toString();
  const kept: KeptRider = { account: rider.id, at, aheadMs: 0, slots: [], passes: [pass] };
  await changeKept(rider.id, () => kept);
  await open();
  await expectText('2345 6789 ABCD');
  // The log-out of the other tab, as it reaches this one.
  tokens.clear();
  await forgetRiders();
  window.dispatchEvent(new StorageEvent('storage', { key: tokenStorageKey, newValue: null }));
  await expectText(offlineTexts.pl.nothing);
  await expectNoText('2345 6789 ABCD');
});

test('What is kept is looked at again with the page: thirty days pass while it lies open', async () => {
  const rider = await site.newPerson();
  tokens.write(rider.tokens);
  const at = site.park.clock
    .now()
    .subtract({ hours: 24 * 29 })
    .toString();
  await changeKept(rider.id, () => ({ account: rider.id, at, aheadMs: 0, slots: [], passes: [] }));
  await open();
  await expectText(offlineTexts.pl.noSlots);
  site.park.clock.set(site.park.clock.now().add({ hours: 25 }).toString());
  document.dispatchEvent(new Event('visibilitychange'));
  await expectText(offlineTexts.pl.nothing);
  expect(device.rowsOf('riders')).toEqual([]);
});
