import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { doClosuresWork } from '../../../server/src/modules/closures/closures-job.ts';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { closureTexts } from '../../src/features/staff-desk/closures/closures.texts.ts';
import { account } from '../../src/i18n/pl/account.ts';
import { closedRide } from '../../src/i18n/pl/closures/closed-ride.ts';
import { expectSays, tap, textOf, the, tick, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast } from '../support/page.ts';
import { makeQuarters, slot } from '../support/slots.ts';

const t = closureTexts.pl;
const day = '2026-07-01';
let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;
let ride = 0;
let later = 0;

/** 12:00 in the park: a ride at 12:30, and a free slot at 14:00. */
beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:00:00Z');
  await makeTracks(site.park);
  manager = await site.newPerson('Manager', 'Marek');
  rider = await site.newPerson('User', 'Jagoda');
  [ride = 0] = await makeQuarters(site, [day, '12:30'], 1, { booked_by: rider.id });
  [later = 0] = await makeQuarters(site, [day, '14:00'], 1);
});

/** The desk closes all tracks until 13:00, and the park has looked for other times. */
async function closeForWind() {
  await site.show('/today', { as: manager });
  await tap(t.close);
  await tick(t.kinds.time);
  await write(t.time, '13:00');
  await tap(t.confirm(1));
  await expectToast(t.done(1));
  await doClosuresWork(site.park);
}

/** From My slots to the page of the choice. */
async function toChoice() {
  await site.show('/myAccount', { as: rider });
  const link = await the('link', account.closed.choose);
  await site.show(link.getAttribute('href') ?? '');
}
const main = () => screen.queryByRole('main');
const riderOf = async (id: number) => {
  const slots = site.park.store.db.selectFrom('slot').select('booked_by');
  return (await slots.where('id', '=', id).executeTakeFirstOrThrow()).booked_by;
};

test('The desk closes for the wind; the rider takes the time that is held, and Today says so', async () => {
  await closeForWind();
  await toChoice();
  await expectSays(main, 'Tor 1 zamknięty do 13:00 – wiatr');
  await tap(/Środa 1 lipca 14:00, Tor 1/);
  await tap(closedRide.takeTime);
  await expectText(closedRide.moved);
  expect([await riderOf(ride), await riderOf(later)]).toEqual([null, rider.id]);
  await site.show('/today', { as: manager });
  const shown = await screen.findByRole('region', { name: t.now });
  await expectSays(() => shown, t.became.moved(1));
});

test('A ride that was paid at the desk becomes a rain check', async () => {
  await site.call('POST', '/items/Payment', manager, { slot: ride, method: 'cash' });
  await closeForWind();
  await toChoice();
  await tap(new RegExp(closedRide.rainCheck));
  await tap(closedRide.takeRainCheck);
  const rainCheck = await the('region', closedRide.yourRainCheck);
  expect(textOf(rainCheck)).toMatch(/[2-9A-Z]{4} [2-9A-Z]{4} [2-9A-Z]{4}/);
  expect(await riderOf(ride)).toBeNull();
});

test('Opened within the minute, nobody hears of it and the ride takes place', async () => {
  await closeForWind();
  const shown = await screen.findByRole('region', { name: t.now });
  await expectSays(() => shown, t.became.asked(1));
  await tap(t.open, shown);
  await expectToast(`${t.opened(1)} ${t.openedQuietly}`);
  await waitFor(() => expect(within(shown).queryByRole('button', { name: t.open })).toBeNull());
  expect([await riderOf(ride), await riderOf(later)]).toEqual([rider.id, null]);
  await site.show('/myAccount', { as: rider });
  await screen.findByRole('button', { name: /Anuluj/ });
  expect(screen.queryAllByRole('link', { name: account.closed.choose })).toEqual([]);
});

test('Inside the closure nobody books on the planner', async () => {
  const [inside] = await makeQuarters(site, [day, '12:45'], 1);
  await closeForWind();
  await site.show(`/planner/1?day=${day}`, { as: rider });
  expect((await slot(inside, 'wiatr, do 13:00')).disabled).toBe(true);
});
