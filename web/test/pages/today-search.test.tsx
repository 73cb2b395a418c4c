import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { all, expectSays, set, textOf, the } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, plain } from '../support/page.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

test('An event that has begun, is over or lasts several days stands on each of its days', async () => {
  const editor = await site.newPerson('Editor');
  const announce = (name: string, start: string, end: string | null = null) =>
    site.call('POST', '/items/Event', editor, { name, start, end });
  await announce('Poranek', '2026-07-10T08:00:00Z');
  await announce('Kurs', '2026-07-10T09:00:00Z', '2026-07-10T10:00:00Z');
  await announce('Obóz', '2026-07-08T07:00:00Z', '2026-07-10T13:00:00Z');
  site.park.clock.set('2026-07-10T14:00:00Z');
  const manager = await site.newPerson('Manager');
  const list = () => document.querySelector<HTMLElement>(`[aria-label="${desk.eventsOfDay}"]`);
  await site.show('/today', { as: manager });
  await expectSays(list, 'Obóz 08.07.2026, 09:00 – 15:00');
  await expectSays(list, 'Poranek 10:00');
  await expectSays(list, 'Kurs 11:00–12:00');
  await site.show('/today?day=2026-07-09', { as: manager });
  await expectSays(list, 'Obóz 08.07.2026, 09:00 – 10.07.2026, 15:00');
  expect(textOf(list())).not.toContain('Kurs');
});

test('The search leads to the track of whoever is found, and says where nobody is', async () => {
  site.park.clock.set('2026-07-01T10:00:00Z');
  const manager = await site.newPerson('Manager');
  const gosia = await site.newPerson('User', 'Gosia');
  await makeSlot(site.park, '2026-07-02T10:00:00Z');
  await makeSlot(site.park, '2026-07-02T10:00:00Z', { asset_id: 2, booked_by: gosia.id });
  await site.show('/today?day=2026-07-02', { as: manager });
  await the('region', common.track(1));
  const search = await screen.findByRole('searchbox', { name: plain(desk.search) });
  await set(search, 'gosi');
  await waitFor(() => expect(all('region', common.track(1))).toEqual([]));
  expect(textOf(await the('region', common.track(2)))).toContain('Gosia');
  await set(search, 'zenon');
  await expectText(desk.nobodyFound);
  expect(all('region', common.track(2))).toEqual([]);
  await set(search, '');
  expect(textOf(await the('region', common.track(1)))).not.toContain(desk.noSlots);
});
