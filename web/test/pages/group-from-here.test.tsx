import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { partyTexts } from '../../src/features/staff-desk/party/party.texts.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { several } from '../../src/i18n/pl/parties/several.ts';
import { planner } from '../../src/i18n/pl/planner.ts';
import { edit } from '../../src/i18n/pl/staff/edit.ts';
import { click, the, tick, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectQuestion, expectToast, named } from '../support/page.ts';
import { makeQuarters, pressSlot } from '../support/slots.ts';

const t = partyTexts.pl;
const day = '2026-07-08';
let site: TestSite;
let slots: number[];

beforeEach(async () => {
  site = await openSite();
  await makeTracks(site.park);
  slots = await makeQuarters(site, [day, '12:00'], 4);
});

const booked = async () =>
  (await site.park.store.db.selectFrom('booking').select('slot_id').orderBy('slot_id').execute()).map(
    ({ slot_id }) => slot_id,
  );

/** Fills in the group's dialog and books. */
async function bookTwo(): Promise<void> {
  const group = await the('dialog', t.title);
  await write(t.people, '2', group);
  await write(t.name, 'SP 5', group);
  await click(await the('button', t.book(2), group));
  await expectToast(t.booked(2, 'SP 5'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: named(t.title) })).toBeNull());
}

test('Staff on the planner begin a group at the slot that they tapped', async () => {
  await site.show(`/planner/1?day=${day}`, { as: await site.newPerson('Manager') });
  await pressSlot(slots[1], planner.state.free);
  await answer(several.group);
  await bookTwo();
  expect(await booked()).toEqual(slots.slice(1, 3));
});

test('Who comes next on this screen finds no group begun', async () => {
  const path = `/planner/1?day=${day}`;
  await site.show(path, { as: await site.newPerson('Manager') });
  await pressSlot(slots[1], planner.state.free);
  await answer(several.group);
  await the('dialog', t.title);
  await site.show(path, { as: await site.newPerson('Manager') });
  await pressSlot(slots[1], planner.state.free);
  await expectQuestion(several.more);
  expect(screen.queryByRole('dialog', { name: named(t.title) })).toBeNull();
});

test('A rider is not offered a group of guests', async () => {
  await site.show(`/planner/1?day=${day}`, { as: await site.newPerson() });
  await pressSlot(slots[1], planner.state.free);
  await expectQuestion(several.more);
  expect(screen.queryByRole('button', { name: named(several.group) })).toBeNull();
});

test('On Slots an Editor begins a group at the first free slot of the range', async () => {
  const rider = await site.newPerson();
  await site.call('PATCH', `/items/Slot/${slots[0]}`, rider, { bookedBy: rider.id });
  await site.show('/edit', { as: await site.newPerson('Editor') });
  await click(await the('radio', edit.tasks.change));
  await tick(common.track(1));
  await write(edit.start, `${day}T12:00`);
  await write(edit.end, `${day}T13:00`);
  await click(await the('button', /12:15/));
  await bookTwo();
  expect((await booked()).slice(1)).toEqual(slots.slice(1, 3));
});
