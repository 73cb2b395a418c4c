import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { offerHire } from '../../../server/test/support/hire.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { partyTexts } from '../../src/features/staff-desk/party/party.texts.ts';
import { several } from '../../src/i18n/pl/parties/several.ts';
import { planner } from '../../src/i18n/pl/planner.ts';
import { click, expectSays, the, tick, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectToast } from '../support/page.ts';
import { makeQuarters, pressSlot } from '../support/slots.ts';

const t = partyTexts.pl;
const day = '2026-07-08';
let site: TestSite;
let slots: number[];

beforeEach(async () => {
  site = await openSite();
  await makeTracks(site.park);
  slots = await makeQuarters(site, [day, '12:00'], 6);
});

const prices = async () =>
  (await site.park.store.db.selectFrom('booking').select('price_cents').orderBy('price_cents').execute()).map(
    ({ price_cents }) => price_cents,
  );

async function openGroup(): Promise<HTMLElement> {
  await site.show(`/planner/1?day=${day}`, { as: await site.newPerson('Manager') });
  await pressSlot(slots[1], planner.state.free);
  await answer(several.group);
  return await the('dialog', t.title);
}

async function book(group: HTMLElement, count: number): Promise<void> {
  await write(t.name, 'Fala', group);
  await click(await the('button', t.book(count), group));
  await expectToast(t.booked(count, 'Fala'));
}

test('The desk hires out a track for an hour, at the price of the price list', async () => {
  await offerHire(site.park, 'hour', 100);
  const group = await openGroup();
  await tick(t.whole, group);
  await expectSays(() => group, t.hired(4, '12:15–13:15', '100 zł'));
  await write(t.to, '13:00', group);
  await expectSays(() => group, t.hired(3, '12:15–13:00', '75 zł'));
  await book(group, 3);
  expect(await prices()).toEqual([2500, 2500, 2500]);
});

test('A taken slot stands in the way of a hired day, until only the free ones are wanted', async () => {
  await offerHire(site.park, 'day', 100);
  const rider = await site.newPerson();
  await site.call('PATCH', `/items/Slot/${slots[3]}`, rider, { bookedBy: rider.id });
  const group = await openGroup();
  await tick(t.whole, group);
  await tick(t.wholeDay, group);
  await expectSays(() => group, t.hireTaken('12:45'));
  await write(t.name, 'Fala', group);
  await click(group.querySelector<HTMLElement>('button[type=submit]') ?? group);
  expect(await prices()).toHaveLength(1);
  await tick(t.onlyFree, group);
  await expectSays(() => group, t.hired(5, '12:00–13:30', '100 zł'));
  await book(group, 5);
  expect(await prices()).toEqual([2000, 2000, 2000, 2000, 2000, 5500]);
});

test('A park that hires out no track is not asked', async () => {
  const group = await openGroup();
  await the('button', /Zarezerwuj/, group);
  expect(screen.queryByLabelText(t.whole)).toBeNull();
});
