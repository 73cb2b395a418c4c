import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { sendDue } from '../../../server/test/support/outbox.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { stopTexts } from '../../src/features/staff-desk/stops/stops.texts.ts';
import { click, dialog, expectSays, textOf, the } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectToast } from '../support/page.ts';

const t = stopTexts.pl;
let site: TestSite;
let manager: AccountOfTest;

/** 12:00 in the park; two rides on each of two tracks, one of them a guest's. */
beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:00:00Z');
  await makeTracks(site.park);
  manager = await site.newPerson('Manager', 'Marek');
  const rider = await site.newPerson('User', 'Jagoda');
  const guest = await makeSlot(site.park, '2026-07-01T10:15:00Z');
  await site.call('POST', '/desk/walk-ins', manager, {
    slot: guest,
    first_name: 'Ola',
    description: '600100200',
  });
  for (const [time, asset_id] of [
    ['10:30', 1],
    ['10:15', 2],
    ['10:30', 2],
  ] as const)
    await makeSlot(site.park, `2026-07-01T${time}:00Z`, { asset_id, booked_by: rider.id });
});

const today = async () => {
  await site.show('/today', { as: manager });
  return await the('button', t.stop);
};
const starts = async () => {
  const rows = await site.park.store.db.selectFrom('slot').select('start_at').orderBy('id').execute();
  return rows.map(({ start_at }) => new Date(start_at).toISOString().slice(11, 16));
};
const box = () => screen.findByRole('region', { name: t.now });

test('Two taps move the rides of all tracks; a minute is left to undo it', async () => {
  await click(await today());
  await click(await the('button', t.confirm(4)));
  await expectToast(t.done(4));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await starts()).toEqual(['10:20', '10:35', '10:20', '10:35']);
  const stops = await box();
  await expectSays(() => stops, t.leaveIn(60));
  await click(within(stops).getByRole('button', { name: t.undo }));
  await expectToast(t.undone);
  expect(await starts()).toEqual(['10:15', '10:30', '10:15', '10:30']);
});

test('The guest without an address stands on the call list until staff told her', async () => {
  await click(await today());
  await click(await the('button', t.confirm(4)));
  const stops = await box();
  await expectSays(() => stops, t.calls(1));
  expect(within(stops).getByRole('link', { name: /600.100.200/ })).toHaveProperty('href', 'tel:600100200');
  await click(within(stops).getByRole('button', { name: t.toldOf('Ola') }));
  await waitFor(() => expect(textOf(stops)).not.toContain(t.calls(1)));
});

test('Messages leave at once where the desk says so', async () => {
  await click(await today());
  await click(await the('button', t.confirm(4)));
  const stops = await box();
  await click(await within(stops).findByRole('button', { name: t.sendNow }));
  await sendDue(site.park);
  await expectSays(() => stops, t.sent(1, 1));
});

test('After an undo the page says how many have a message about it', async () => {
  await click(await today());
  await click(await the('button', t.confirm(4)));
  const stops = await box();
  await click(await within(stops).findByRole('button', { name: t.sendNow }));
  await sendDue(site.park);
  await expectSays(() => stops, t.sent(1, 1));
  await click(within(stops).getByRole('button', { name: t.undo }));
  await expectSays(() => stops, t.sentUndone(0, 1));
  expect(textOf(stops)).not.toContain(t.sent(1, 1));
});

test('Where another desk was quicker, it shows the new times first', async () => {
  await click(await today());
  const stop = await dialog();
  await the('button', t.confirm(4));
  await site.call('POST', '/desk/stops', manager, { minutes: 10, assets: [1], seen: null });
  await click(await the('button', t.confirm(4)));
  await expectSays(() => stop, t.seen);
  await click(await the('button', t.confirm(4)));
  await expectToast(t.done(4));
});

test('A stop whose answer is lost is not reported twice', async () => {
  const { fetch } = globalThis;
  let lost = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await fetch(address, init);
    if (lost > 0 || init?.method !== 'POST' || !address.endsWith('/desk/stops')) return answer;
    lost += 1;
    throw new TypeError('Failed to fetch');
  });
  await click(await today());
  await click(await the('button', t.confirm(4)));
  await expectToast(t.failed);
  await click(await the('button', t.confirm(4)));
  await expectToast(t.done(4));
  expect(lost).toBe(1);
  expect(await starts()).toEqual(['10:20', '10:35', '10:20', '10:35']);
});
