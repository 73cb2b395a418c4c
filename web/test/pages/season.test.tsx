import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { emptyTables } from '../../../server/test/support/empty-tables.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { season as t } from '../../src/i18n/pl/staff/season.ts';
import { park } from '../../src/i18n/pl/staff/site/park.ts';
import { expectTold, fieldIn, tap, textOf, tick, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, plain, question } from '../support/page.ts';

let site: TestSite;
let editor: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  editor = await site.newPerson('Editor', 'Ewa');
  await makeTracks(site.park);
});

const planned = ['slot', 'slot_gap', 'season_step', 'season_change', 'season_release', 'season'] as const;

/** Each test begins on 1 July at 10:00, without a plan. */
beforeEach(() => emptyTables(site.park.store.db, planned));

const open = () => site.show('/desk/season', { as: editor });
const slots = () =>
  site.park.store.db.selectFrom('slot').select(['start_at', 'price_cents', 'asset_id']).execute();
/** A summer of three days from the 10th on, of hours from noon to two. */
async function planThreeDays(): Promise<void> {
  await open();
  await tap(t.start.summer);
  await tick(t.minutesOf(60));
  await write(t.firstDay, '2026-07-10');
  await write(t.lastDay, '2026-07-12');
  await write(park.opensOn('poniedziałek'), '12:00');
  await write(park.closesOn('poniedziałek'), '14:00');
  await tap(t.copyHours('poniedziałek'));
}
const apply = async () => {
  await tap(t.review.apply);
  await answer(t.review.apply);
};
const done = () => screen.findByRole('heading', { name: t.change.done });

test('An empty season begins as a summer, and what it will be is counted as it is typed', async () => {
  await open();
  await expectText(t.start.title);
  await tap(t.start.summer);
  expect((await fieldIn(t.name)).value).toBe(t.summerName('2026'));
  expect((await fieldIn(t.lastDay)).value).toBe('2026-09-30');
  await tick(t.minutesOf(60));
  await write(t.firstDay, '2026-07-10');
  await write(t.lastDay, '2026-07-12');
  const counted = () =>
    [...document.querySelectorAll('dt')].find((term) => textOf(term) === t.picture.openDays);
  await waitFor(() => expect(textOf(counted()?.nextElementSibling)).toBe('3'));
  await tap(t.addException);
  await write(t.exceptionFirst, '2026-07-11');
  await waitFor(() => expect(textOf(counted()?.nextElementSibling)).toBe('2'));
  // The park has no point on the map: nobody can say when its sun sets.
  await tick(t.sunsetOn);
  await expectText(t.sunsetNoPoint);
});

test('What is typed is kept in the tab, and what is wrong is told at its field', async () => {
  await planThreeDays();
  await write(t.lastDay, '2026-07-01');
  await tap(t.check);
  await expectTold(t.lastDay, t.faults.lastDay);
  const lastDay = await fieldIn(t.lastDay);
  await waitFor(() => expect(document.activeElement).toBe(lastDay));
  await expectText(t.picture.stale);
  await write(t.lastDay, '2026-07-12');
  expect(screen.queryByText(plain(t.checkFields))).toBeNull();
});

test('What would change is shown before it does, is carried out, and can be undone', async () => {
  await planThreeDays();
  await tick(t.manyPrices);
  await write(t.priceKinds.weekday, '55');
  await write(t.priceKinds.weekend, '70,50');
  await tap(t.check);
  // Two hours of three days on two tracks.
  await expectText(t.review.kinds.make(12));
  expect(await slots()).toEqual([]);
  await tap(t.review.apply);
  expect(textOf(await question())).toContain(plain(t.review.questionText(12, 0, 0)));
  await answer(t.review.apply);
  await done();
  await expectText(t.change.counts.make(12));
  await expectText(t.allSaved);
  const made = await slots();
  const saturday = made.filter(({ start_at }) => new Date(start_at).getUTCDate() === 11);
  expect([made.length, saturday.map(({ price_cents }) => price_cents)]).toEqual([
    12,
    [7050, 7050, 7050, 7050],
  ]);

  await tap(t.change.undo);
  expect(textOf(await question())).toContain(plain(t.change.undoText));
  await answer(t.change.undo);
  await screen.findByRole('heading', { name: t.change.undone });
  expect(await slots()).toEqual([]);
  await expectText(t.start.title);
});

test('An earlier end takes what is free and keeps what is booked; a booked slot of a change bars its undoing', async () => {
  await planThreeDays();
  await tap(t.check);
  await apply();
  await done();
  const rider = await site.newPerson();
  const last = (await slots()).find(({ start_at }) => new Date(start_at).getUTCHours() === 11);
  const { db } = site.park.store;
  const { id } = await db
    .selectFrom('slot')
    .select('id')
    .where('start_at', '=', last?.start_at ?? 0)
    .where('asset_id', '=', 1)
    .executeTakeFirstOrThrow();
  await site.ask('PATCH', `/items/Slot/${id}`, rider, { bookedBy: rider.id });
  leavePage();

  await open();
  await write(park.closesOn('poniedziałek'), '13:00');
  await tap(t.copyHours('poniedziałek'));
  await tap(t.check);
  await expectText(t.review.kinds.remove(5));
  await expectText(t.review.kinds.keptBooked(1));
  await apply();
  await done();
  await expectText(t.change.counts.keptBooked(1));
  expect(await slots()).toHaveLength(7);
});

test('A season that somebody else changed meanwhile is told, and one’s own plan is whole', async () => {
  await planThreeDays();
  const other = await site.newPerson('Editor', 'Olga');
  const { data } = await site.ask('GET', '/season', other);
  const change = {
    season: data['season'],
    version: data['version'],
    refill: false,
    expected: { make: 0, reprice: 0, remove: 0, keptBooked: 0, keptByHand: 0, leftFree: 0 },
  };
  expect(await site.ask('POST', '/season/changes', other, change)).toMatchObject({ status: 200 });
  await tap(t.check);
  await expectText(t.changed.title);
  await tap(t.changed.checkAgain);
  await expectText(t.review.kinds.make(12));
  expect(screen.queryByText(plain(t.changed.title))).toBeNull();
});

test('A Manager reads no plan', async () => {
  await site.show('/desk/season', { as: await site.newPerson('Manager') });
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
});
