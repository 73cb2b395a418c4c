import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makePass } from '../../../server/test/support/passes.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { searchTexts } from '../../src/features/staff-riders/search/search.texts.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { menu } from '../../src/i18n/pl/staff/menu.ts';
import { all, click, dialog, expectSays, fieldIn, set, textOf, the } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectPath } from '../support/page.ts';

const t = searchTexts.pl;
let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T08:00:00Z');
  manager = await site.newPerson('Manager', 'Marek');
  rider = await site.newPerson('User', 'Żaneta Żółkowska');
  await makeTracks(site.park);
  await makeSlot(site.park, '2026-07-03T14:15:00Z', { booked_by: rider.id });
});

const pressSlash = (place: Element = document.body) =>
  act(async () => void fireEvent.keyDown(place, { key: '/' }));
/** The key works as soon as the page is there. An `act` with an await would meddle with the settings of `waitFor`. */
const openByKey = () =>
  waitFor(() => {
    fireEvent.keyDown(document.body, { key: '/' });
    expect(screen.queryByRole('dialog')).toBeTruthy();
  });
const search = async (text: string) => set(await fieldIn(t.label, await dialog()), text);
const hit = (kind: string) =>
  the('region', kind).then((group) => group.querySelector('a') as HTMLAnchorElement);

test('The key / finds a rider and their bookings without diacritics on any page, and Enter opens the first', async () => {
  await site.show('/desk/takings', { as: manager });
  await openByKey();
  await search('zolk');
  expect(textOf(await hit(t.kinds.riders))).toContain('Żaneta Żółkowska');
  expect(textOf(await hit(t.kinds.bookings))).toContain('piątek 03.07.2026, 16:15');
  // Found first: a wait inside `act` would meddle with its settings.
  const field = await fieldIn(t.label);
  await act(async () => void fireEvent.submit(field));
  await expectPath(`/desk/people/${rider.id}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('A booking opens its day with its details, once', async () => {
  await site.show('/bookings', { as: manager });
  await click((await screen.findAllByRole('button', { name: new RegExp(menu.search) }))[0] as HTMLElement);
  await search('16:15');
  await click(await hit(t.kinds.bookings));
  await expectPath('/today');
  await expectSays(() => screen.queryByRole('dialog'), 'Żaneta Żółkowska');
  await waitFor(() => expect(window.location.search).toBe('?day=2026-07-03'));
});

test('A group is one hit, found by one of its people, and opens its day', async () => {
  const slots = [];
  for (const minute of ['00', '15']) slots.push(await makeSlot(site.park, `2026-07-04T09:${minute}:00Z`));
  const contact = { first_name: 'SP 5', description: null };
  await site.call('POST', '/desk/parties', manager, { slots, contact, names: ['Ala', 'Łucja'] });
  await site.show('/bookings', { as: manager });
  await openByKey();
  await search('lucja');
  const group = await hit(t.kinds.parties);
  await waitFor(() => expect(textOf(group)).toContain('Łucja (SP 5)'));
  await click(group);
  await expectPath('/today');
  await expectSays(() => screen.queryByRole('dialog'), 'Łucja');
});

test('A code leads to its pass', async () => {
  const { pass } = await makePass(site.park, rider);
  const { code } = await site.park.store.db
    .selectFrom('pass')
    .select('code')
    .where('id', '=', pass)
    .executeTakeFirstOrThrow();
  await site.show('/desk/passes', { as: manager });
  await openByKey();
  await search(code.slice(0, 6).toLowerCase());
  await click(await hit(t.kinds.passes));
  await waitFor(() => expect(all('region', /karnet|wejść|slot/i).length).toBeGreaterThan(0));
  expect(window.location.search).toBe(`?code=${code}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('It says that there is nothing, and a slash in a field stays a slash', async () => {
  await site.show('/bookings', { as: manager });
  await openByKey();
  await click(await screen.findByRole('button', { name: common.close }));
  await pressSlash(await screen.findByRole('searchbox'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await openByKey();
  await search('nobody');
  await expectSays(() => screen.queryByRole('dialog'), t.none);
});

test('Riders have no search', async () => {
  await site.show('/bookings', { as: rider });
  await expectPath('/login');
  await pressSlash();
  expect(screen.queryByRole('dialog')).toBeNull();
});
