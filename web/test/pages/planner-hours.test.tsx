import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePass } from '../../../server/test/support/passes.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { en } from '../../src/i18n/en.ts';
import { several } from '../../src/i18n/pl/parties/several.ts';
import { pl } from '../../src/i18n/pl.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import {
  answer,
  expectNoQuestion,
  expectPath,
  expectQuestion,
  expectText,
  expectToast,
  named,
  plain,
  press,
  question,
} from '../support/page.ts';
import { at, makeQuarters, nextDay, pressHour, pressSlot, slot } from '../support/slots.ts';

const { account, common, errors, planner } = pl;
let day = '';
const name = 'Karnet na 10 slotów';
let site: TestSite;
let rider: Awaited<ReturnType<TestSite['newPerson']>>;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

beforeEach(async () => {
  rider = await site.newPerson();
  day = nextDay();
});

afterEach(() => site.park.clock.set('2026-07-01T08:00:00Z'));

const open = () => site.show(`/planner/1?day=${day}`, { as: rider });
const mine = async () =>
  (await site.park.store.db.selectFrom('slot').select('id').where('booked_by', '=', rider.id).execute()).map(
    ({ id }) => id,
  );
const balances = async () =>
  (
    await site.park.store.db
      .selectFrom('pass')
      .select('balance')
      .where('account_id', '=', rider.id)
      .orderBy('id')
      .execute()
  ).map(({ balance }) => balance);
const take = async (id: number | undefined, pass: number | null = null) => {
  const who = pass === null ? await site.newPerson() : rider;
  await site.call('PATCH', `/items/Slot/${id}`, who, {
    bookedBy: who.id,
    ...(pass === null ? {} : { pass }),
  });
};
const takes = (slots: number, left: number) => planner.pass.takes.rides(name, slots, left);

describe('A whole hour', () => {
  test.each([
    ['pl', pl],
    ['en', en],
  ] as const)('is asked for with its starts and its sum, and booked, in %s', async (lang, words) => {
    const ids = await makeQuarters(site, [day, '12:00'], 3);
    await site.show(`/planner/1?day=${day}`, { as: rider, lang });
    await slot(ids[0], words.planner.state.free);
    await pressHour('12:00');
    await expectQuestion(words.planner.bookAllQuestion(3, '12:00', '12:45'));
    await expectQuestion('12:00, 12:15, 12:30');
    await expectQuestion(words.planner.total(words.common.price(16_500)));
    await answer(words.planner.book);
    await expectToast(words.planner.bookedMany(3));
    await answer(words.planner.allDone);
    await expectNoQuestion();
    expect(await mine()).toEqual(ids);
  });

  test('leaves out what is taken and what is over', async () => {
    const ids = await makeQuarters(site, [day, '12:00'], 4);
    await take(ids[2]);
    site.park.clock.set(at(day, '12:15'));
    rider = await site.newPerson();
    await open();
    await slot(ids[3], planner.state.free);
    await pressHour('12:00');
    await expectQuestion(planner.bookAllQuestion(2, '12:15', '13:00'));
    await expectQuestion('12:15, 12:45');
  });

  test('of which another takes one meanwhile is asked for again without it', async () => {
    const ids = await makeQuarters(site, [day, '12:00'], 3);
    await open();
    await slot(ids[0], planner.state.free);
    await pressHour('12:00');
    await expectQuestion(planner.bookAllQuestion(3, '12:00', '12:45'));
    await take(ids[1]);
    await answer(planner.book);
    await expectQuestion(several.unavailable('12:15'));
    await expectQuestion(planner.bookAllQuestion(2, '12:00', '12:45'));
    expect(await mine()).toEqual([]);
    await answer(planner.book);
    await expectToast(planner.bookedMany(2));
    await answer(planner.allDone);
    expect(await mine()).toEqual([ids[0], ids[2]]);
    await slot(ids[1], planner.state.taken);
  });

  test('of which all are gone meanwhile says that none is free', async () => {
    const ids = await makeQuarters(site, [day, '12:00'], 2);
    await open();
    await slot(ids[0], planner.state.free);
    await pressHour('12:00');
    await expectQuestion(planner.bookAllQuestion(2, '12:00', '12:30'));
    await Promise.all(ids.map((id) => take(id)));
    await answer(planner.book);
    await expectQuestion(planner.noFreeSlots);
  });

  test('that exceeds what a rider may hold is not booked, and leaves its slots to choose fewer', async () => {
    await makeQuarters(site, [day, '08:00'], 10, { booked_by: rider.id });
    const ids = await makeQuarters(site, [day, '12:00'], 3);
    await open();
    await slot(ids[0], planner.state.free);
    await pressHour('12:00');
    await answer(planner.book);
    await expectQuestion(several.limits.onDay(12));
    expect(await mine()).toHaveLength(10);
    await answer(common.ok);
    await expectNoQuestion();
    await expectText(several.sum(3, common.price(16_500)));
    await pressSlot(ids[2], common.price(5_500));
    await press(several.book);
    await answer(planner.book);
    await expectToast(planner.bookedMany(2));
    await answer(planner.allDone);
    expect(await mine()).toHaveLength(12);
  });

  test('asks a visitor to log in', async () => {
    const ids = await makeQuarters(site, [day, '12:00'], 2);
    await site.show(`/planner/1?day=${day}`);
    await slot(ids[0], planner.state.free);
    await pressHour('12:00');
    await expectQuestion(planner.loginToBook);
    await answer(planner.createAccount);
    await expectPath('/signup');
  });
});

describe('A pass', () => {
  test('is offered first for a slot, and pays for it', async () => {
    await makePass(site.park, rider);
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open();
    await pressSlot(id, planner.state.free);
    await expectQuestion(takes(1, 9));
    await expectQuestion(planner.pass.terms(account.freeHours(6)));
    await answer(planner.pass.book);
    await expectToast(planner.pass.booked);
    await answer(planner.allDone);
    expect([await balances(), await mine()]).toEqual([[9], [id]]);
  });

  test('pays for an hour', async () => {
    await makePass(site.park, rider);
    const ids = await makeQuarters(site, [day, '12:00'], 3);
    await open();
    await slot(ids[0], planner.state.free);
    await pressHour('12:00');
    await expectQuestion(takes(3, 7));
    await answer(planner.pass.book);
    await expectToast(planner.bookedMany(3));
    expect(await balances()).toEqual([7]);
  });

  test('is left alone where the rider would rather pay at the park', async () => {
    await makePass(site.park, rider);
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open();
    await pressSlot(id, planner.state.free);
    await expectQuestion(takes(1, 9));
    await answer(planner.book);
    await expectToast(planner.booked);
    expect(await balances()).toEqual([10]);
  });

  test('says inside the free hours that it does not come back', async () => {
    site.park.clock.set(at(day, '10:30'));
    rider = await site.newPerson();
    await makePass(site.park, rider);
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open();
    await pressSlot(id, planner.state.free);
    await expectQuestion(planner.pass.termsLate(account.hoursBefore(6)));
  });

  test('that is used up for the day gives way to the next, also where the page could not know', async () => {
    const [first, second] = [
      await makePass(site.park, rider, { perDay: 1 }),
      await makePass(site.park, rider, { perDay: 1 }),
    ];
    await makePass(site.park, rider, { perDay: 1 });
    const ids = await makeQuarters(site, [day, '12:00'], 5);
    await take(ids[4], first.pass);
    await open();
    await pressSlot(ids[0], planner.state.free);
    await expectQuestion(takes(1, 9));
    // The second one is used up elsewhere meanwhile.
    await take(ids[3], second.pass);
    await answer(planner.pass.book);
    await expectQuestion(errors.byCode.PASS_DAY_USED ?? '?');
    await expectQuestion(takes(1, 9));
    await answer(planner.pass.book);
    await expectToast(planner.pass.booked);
    await answer(planner.allDone);
    expect(await balances()).toEqual([9, 9, 9]);
    await pressSlot(ids[1], planner.state.free);
    await expectQuestion(planner.bookQuestion);
    expect((await question()).textContent).not.toContain(name);
    await answer(planner.book);
    await expectToast(planner.booked);
  });

  test.each([
    ['pl', pl],
    ['en', en],
  ] as const)(
    'that suffices no more for an hour pays for none of it, and it is asked for without the pass, in %s',
    async (lang, words) => {
      const t = words.planner;
      const kind = { pl: name, en: 'Pass for 10 slots' }[lang];
      const { pass } = await makePass(site.park, rider, { perDay: 3 });
      const ids = await makeQuarters(site, [day, '12:00'], 3);
      const elsewhere = await makeQuarters(site, [day, '12:00'], 2, { asset_id: 2 });
      await site.show(`/planner/1?day=${day}`, { as: rider, lang });
      await slot(ids[0], t.state.free);
      await pressHour('12:00');
      await expectQuestion(t.pass.takes.rides(kind, 3, 7));
      for (const id of elsewhere) await take(id, pass);
      await answer(t.pass.book);
      await expectQuestion(words.errors.byCode.PASS_DAY_USED ?? '?');
      await expectQuestion(t.bookAllQuestion(3, '12:00', '12:45'));
      await answer(t.book);
      await expectToast(t.bookedMany(3));
      await answer(t.allDone);
      expect(await balances()).toEqual([8]);
      expect(await mine()).toHaveLength(5);
    },
  );

  test('pays for what is booked already, from the account, and gets it back', async () => {
    await makePass(site.park, rider);
    const [id] = await makeQuarters(site, [day, '12:00'], 1, { booked_by: rider.id });
    await site.show('/myAccount', { as: rider });
    await press(planner.pass.payAt('12:00', common.track(1)));
    await expectQuestion(takes(1, 9));
    await answer(planner.pass.pay);
    await expectToast(planner.pass.paid);
    await expectText(account.paid);
    expect(await balances()).toEqual([9]);
    await press(account.giveBackAt('12:00', common.track(1)));
    await expectQuestion(planner.giveBack.ride);
    await answer(planner.giveBack.button);
    await expectToast(planner.giveBack.doneRide);
    await waitFor(async () => expect([await balances(), await mine()]).toEqual([[10], []]));
    expect(id).toBeDefined();
  });

  test('that does not hold for the slot is not offered', async () => {
    await makePass(site.park, rider, { tracks: [2] });
    await makePass(site.park, rider, { rideMinutes: 10 });
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open();
    await pressSlot(id, planner.state.free);
    await expectQuestion(planner.bookQuestion);
    expect(plain((await question()).textContent ?? '')).not.toContain(name);
    expect(screen.queryByRole('button', { name: named(planner.pass.book) })).toBeNull();
  });
});
