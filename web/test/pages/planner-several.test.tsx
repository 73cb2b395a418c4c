import { fireEvent } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makePass } from '../../../server/test/support/passes.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { several as severalEn } from '../../src/i18n/en/parties/several.ts';
import { en } from '../../src/i18n/en.ts';
import { several } from '../../src/i18n/pl/parties/several.ts';
import { pl } from '../../src/i18n/pl.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectNoQuestion, expectQuestion, expectText, expectToast, press } from '../support/page.ts';
import { makeQuarters, nextDay, pressHour, pressSlot, slot } from '../support/slots.ts';

const { common, planner } = pl;
const price = common.price(5_500);
let site: TestSite;
let rider: Awaited<ReturnType<TestSite['newPerson']>>;
let day = '';

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

beforeEach(async () => {
  rider = await site.newPerson();
  day = nextDay();
});

const open = (track = 1, lang: 'pl' | 'en' = 'pl') =>
  site.show(`/planner/${track}?day=${day}`, { as: rider, lang });
const mine = async () =>
  (
    await site.park.store.db
      .selectFrom('booking')
      .select(['slot_id as slot', 'party_id as party'])
      .where('account_id', '=', rider.id)
      .where('state', '=', 'booked')
      .orderBy('slot_id')
      .execute()
  ).map(({ slot: id, party }) => [id, party !== null]);
const take = async (id: number | undefined) => {
  const who = await site.newPerson();
  await site.call('PATCH', `/items/Slot/${id}`, who, { bookedBy: who.id });
};

test.each([
  ['pl', pl, several],
  ['en', en, severalEn],
] as const)(
  'A rider chooses several slots by tapping them, and answers one question, in %s',
  async (lang, words, t) => {
    const ids = await makeQuarters(site, [day, '12:00'], 6);
    await open(1, lang);
    const shown = words.common.price(5_500);
    await pressSlot(ids[0], words.planner.state.free);
    await expectQuestion(words.planner.bookQuestion);
    await answer(t.more);
    await expectNoQuestion();
    await expectText(t.hint);
    await pressSlot(ids[3], shown);
    await press(t.between(2));
    await expectText(t.sum(4, words.common.price(22_000)));
    await pressSlot(ids[1], shown);
    await press(t.book);
    await expectQuestion(t.question(3));
    await expectQuestion('12:00, 12:30, 12:45');
    await answer(words.planner.book);
    await expectToast(words.planner.bookedMany(3));
    await answer(words.planner.allDone);
    expect(await mine()).toEqual([ids[0], ids[2], ids[3]].map((id) => [id, true]));
  },
);

test('Four fast taps are four slots, and a tap on a chosen one takes it back', async () => {
  const ids = await makeQuarters(site, [day, '12:00'], 5);
  await open();
  await pressSlot(ids[0], planner.state.free);
  await answer(several.more);
  await expectNoQuestion();
  const buttons = await Promise.all(ids.slice(1).map((id) => slot(id, price)));
  for (const button of buttons) fireEvent.click(button);
  await expectText(several.sum(5, common.price(27_500)));
  const [second] = buttons;
  if (second) fireEvent.click(second);
  await expectText(several.sum(4, common.price(22_000)));
  expect((await slot(ids[2], price)).getAttribute('aria-pressed')).toBe('true');
  expect((await slot(ids[1], price)).getAttribute('aria-pressed')).toBeNull();
});

test('Slots of two tracks are booked with one question', async () => {
  const [first] = await makeQuarters(site, [day, '12:00'], 1);
  const [other] = await makeQuarters(site, [day, '12:00'], 1, { asset_id: 2 });
  await open();
  await pressSlot(first, planner.state.free);
  await answer(several.more);
  await expectNoQuestion();
  fireEvent.click(document.querySelector(`a[href^="/planner/2?"]`) as HTMLElement);
  await pressSlot(other, price);
  await press(several.book);
  await expectQuestion(common.track(1));
  await expectQuestion(common.track(2));
  await answer(planner.book);
  await expectToast(planner.bookedMany(2));
  expect(await mine()).toEqual([first, other].map((id) => [id, true]));
});

test('What another takes meanwhile is named, and the others are offered anew', async () => {
  const ids = await makeQuarters(site, [day, '12:00'], 3);
  await open();
  await pressSlot(ids[0], planner.state.free);
  await answer(several.more);
  await expectNoQuestion();
  await pressHour('12:00');
  await press(several.book);
  await expectQuestion(several.question(3));
  await take(ids[1]);
  await answer(planner.book);
  await expectQuestion(several.unavailable('12:15'));
  await expectQuestion(several.question(2));
  expect(await mine()).toEqual([]);
  await answer(planner.book);
  await expectToast(planner.bookedMany(2));
  await answer(planner.allDone);
  expect(await mine()).toEqual([ids[0], ids[2]].map((id) => [id, true]));
});

test('A lost answer is found out, and a repeat books nothing twice', async () => {
  const ids = await makeQuarters(site, [day, '12:00'], 3);
  await open();
  await pressSlot(ids[0], planner.state.free);
  await answer(several.more);
  await expectNoQuestion();
  await pressSlot(ids[2], price);
  await press(several.book);
  await expectQuestion(several.question(2));
  const keys = [ids[0], ids[2]];
  site.answerInstead(async ({ method, path }) => {
    if (method !== 'PATCH' || path !== '/items/Slot') return null;
    site.answerInstead(() => null);
    await site.call('PATCH', '/items/Slot', rider, { keys, data: { bookedBy: rider.id } });
    throw new TypeError('Failed to fetch');
  });
  await answer(planner.book);
  await expectToast(planner.bookedMany(2));
  await answer(planner.allDone);
  expect(await mine()).toEqual(keys.map((id) => [id, true]));
});

test('A pass that suffices pays for all of them', async () => {
  await makePass(site.park, rider);
  const ids = await makeQuarters(site, [day, '12:00'], 3);
  await open();
  await pressSlot(ids[0], planner.state.free);
  await answer(several.more);
  await expectNoQuestion();
  await pressSlot(ids[2], price);
  await press(several.book);
  await answer(planner.pass.book);
  await expectToast(planner.bookedMany(2));
  expect(await mine()).toHaveLength(2);
});

test('The choice is cleared with one tap, and a slot is asked about alone again', async () => {
  const ids = await makeQuarters(site, [day, '12:00'], 2);
  await open();
  await pressSlot(ids[0], planner.state.free);
  await answer(several.more);
  await expectNoQuestion();
  await press(several.clear);
  expect(document.querySelector(`section[aria-label="${several.chosen}"]`)).toBeNull();
  await pressSlot(ids[1], planner.state.free);
  await expectQuestion(planner.bookQuestion);
  await expectQuestion(several.more);
});
