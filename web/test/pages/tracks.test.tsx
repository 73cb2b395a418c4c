import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot } from '../../../server/test/support/slots.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { errors } from '../../src/i18n/pl/errors.ts';
import { planner } from '../../src/i18n/pl/planner.ts';
import { form } from '../../src/i18n/pl/staff/form.ts';
import { tracks as t } from '../../src/i18n/pl/staff/tracks.ts';
import { all, click, expectTold, fieldIn, tap, textOf, the, tick, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectPath, expectText, expectToast, plain, question } from '../support/page.ts';

let site: TestSite;
let admin: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
});

const db = () => site.park.store.db;
const kept = () => db().selectFrom('asset').selectAll().orderBy('sort').execute();
const open = () => site.show('/desk/tracks', { as: admin });
const names = async () =>
  [...(await the('list', t.standing)).querySelectorAll('h2')].map((heading) => textOf(heading));

/** The park begins each test without tracks. */
beforeEach(async () => {
  await db().deleteFrom('slot').execute();
  await db().deleteFrom('asset').execute();
  site.park.tracks.forget();
});

async function make(...tracks: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of tracks) ids.push((await site.ask('POST', '/items/Asset', admin, { name })).data.id);
  return ids;
}

test('An admin of an empty park is led to the first track, and a name is enough', async () => {
  for (const path of ['/today', '/bookings', '/edit', '/planner']) {
    await site.show(path, { as: admin });
    await the('heading', planner.noTracksTitle);
    await the('link', planner.addTrack);
    leavePage();
  }
  // Nobody is sent where they may not go.
  for (const [path, role] of [
    ['/today', 'Manager'],
    ['/planner', 'User'],
  ] as const) {
    await site.show(path, { as: await site.newPerson(role) });
    await the('heading', planner.noTracksTitle);
    expect(all('link', planner.addTrack)).toEqual([]);
    leavePage();
  }
  await site.show('/planner/1');
  await expectPath('/planner');
  leavePage();

  await open();
  await tap(t.addFirst);
  await tap(t.save);
  const name = await fieldIn(t.name);
  await waitFor(() => expect(document.activeElement).toBe(name));
  await expectTold(t.name, t.faults.name);
  await write(t.name, '1');
  await tap(t.save);
  await expectToast(t.saved);
  expect(await names()).toEqual([common.track(1)].map(plain));
});

test('A track is described with its obstacles in their order; what cannot be is told at its field', async () => {
  await make('1');
  await open();
  await tap(t.add);
  await write(t.name, 'Laguna');
  await write(t.length, '7');
  await write(t.level, 'pro');
  await tick(t.colours.plum);
  await tap(t.addObstacle);
  await write(t.obstacleName, 'Rura');
  await write(t.picture, 'obstacle-pipe');
  await tap(t.addObstacle);
  await write(t.obstacleName, 'Stół', await the('group', t.obstacle(2)));
  await tap(t.obstacleUp('Stół'));
  await tap(t.save);
  await expectTold(t.length, t.faults.length);
  await write(t.length, '180');
  await tap(t.save);
  await expectToast(t.saved);
  await expectText(`${planner.trackLength(180)} · ${planner.levels.pro} · ${t.obstacleCount(2)}`);
  const [, laguna] = await kept();
  expect(laguna).toMatchObject({ name: 'Laguna', length: 180, level: 'pro', colour: 'plum' });
  expect(JSON.stringify(laguna)).toMatch(/Stół.*Rura/);
});

test('A name that another track has is refused at its field, and what was typed is dropped only when asked', async () => {
  await make('Laguna');
  await open();
  await tap(t.add);
  await write(t.name, 'LAGUNA');
  await tap(t.save);
  await expectTold(t.name, t.faults.taken);
  await tap(t.back);
  await answer(form.stay);
  expect((await fieldIn(t.name)).value).toBe('LAGUNA');
  await tap(t.back);
  await answer(form.drop);
  expect(await names()).toEqual(['Laguna']);
});

test('Tracks change places, and the ends have nowhere to go', async () => {
  await make('Duży', 'Mały', 'Zatoka');
  await open();
  expect((await the('button', t.up('Duży'))).getAttribute('aria-disabled')).toBe('true');
  await tap(t.up('Zatoka'));
  await waitFor(async () => expect(await names()).toEqual(['Duży', 'Zatoka', 'Mały']));
  await expectText(t.moved('Zatoka', 2, 3));
  await waitFor(async () =>
    expect((await kept()).map(({ name }) => name)).toEqual(['Duży', 'Zatoka', 'Mały']),
  );
});

test('Closing asks, and tells riders; opening does not ask', async () => {
  await make('Laguna');
  await open();
  await tap(t.closeOne('Laguna'));
  expect(textOf(await question())).toContain(plain(t.closeText));
  await answer(t.closeConfirm);
  await expectToast(t.closedNow);
  await expectText(t.closed);
  await tap(t.openOne('Laguna'));
  await expectToast(t.opened);
  expect(await kept()).toMatchObject([{ status: 'open' }]);
});

test('A track cannot go while somebody is to ride there, and the page says when and where to settle it', async () => {
  const [id] = await make('Laguna');
  const rider = await site.newPerson();
  const slot = await makeSlot(site.park, '2026-07-04T13:00:00Z', { asset_id: id ?? 0, booked_by: rider.id });
  await open();
  await tap(t.editOne('Laguna'));
  await tap(t.retire);
  await answer(t.retire);
  await waitFor(async () => expect(textOf(await question())).toContain(plain(t.heldTitle('Laguna'))));
  const told = await question();
  expect(textOf(told)).toContain('04.07.2026, 15:00');
  expect((await the('link', t.heldLink, told)).getAttribute('href')).toBe(`/bookings?track=${id}`);
  await answer(common.ok);

  // Settled, it can be retired, never deleted, and comes back closed.
  await site.ask('PATCH', `/items/Slot/${slot}`, admin, { bookedBy: null });
  await tap(t.delete);
  await answer(t.delete);
  await expectToast(errors.byCode.TRACK_IN_USE ?? '?');
  await tap(t.retire);
  await answer(t.retire);
  await expectToast(t.retiredNow);
  await the('heading', t.retired);
  await click(await the('button', t.restoreOne('Laguna')));
  await expectToast(t.restored);
  await the('button', t.openOne('Laguna'));
  expect(await kept()).toMatchObject([{ status: 'closed' }]);
});

test('A track without slots is deleted for good', async () => {
  await make('Laguna');
  await open();
  await tap(t.editOne('Laguna'));
  await tap(t.delete);
  await answer(t.delete);
  await expectToast(t.deleted);
  await expectText(t.none);
  expect(await kept()).toEqual([]);
});
