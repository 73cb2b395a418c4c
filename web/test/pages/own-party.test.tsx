import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makePass } from '../../../server/test/support/passes.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { ownParty as en } from '../../src/i18n/en/parties/own-party.ts';
import { en as english } from '../../src/i18n/en.ts';
import { ownParty as t } from '../../src/i18n/pl/parties/own-party.ts';
import { pl } from '../../src/i18n/pl.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectQuestion, expectText, expectToast, named, plain, press } from '../support/page.ts';
import { makeQuarters, nextDay } from '../support/slots.ts';

const { account, common } = pl;
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

const open = (lang: 'pl' | 'en' = 'pl') => site.show('/myAccount', { as: rider, lang });
/** Quarters from noon that the rider books at once. */
const bookTogether = async (count: number) => {
  const keys = await makeQuarters(site, [day, '12:00'], count);
  await site.call('PATCH', '/items/Slot', rider, { keys, data: { bookedBy: rider.id } });
  return keys;
};
const mine = async () =>
  (await site.park.store.db.selectFrom('slot').select('id').where('booked_by', '=', rider.id).execute()).map(
    ({ id }) => id,
  );
const rows = () => document.querySelectorAll('ol > li > ul > li');

test.each([
  ['pl', t, pl],
  ['en', en, english],
] as const)(
  'Slots that were booked together are one row, which opens to each of them, in %s',
  async (lang, words, texts) => {
    await bookTogether(4);
    await makeQuarters(site, [day, '15:00'], 1, { booked_by: rider.id });
    await open(lang);
    await expectText('12:00–13:00');
    await expectText(`${words.slots(4)} · ${texts.common.price(22_000)}`);
    expect(rows()).toHaveLength(2);
    for (const time of ['12:00', '12:15', '12:30', '12:45', '15:00'])
      expect(
        screen.getAllByRole('button', {
          name: named(texts.account.cancelAt(time, texts.common.track(1))),
          hidden: true,
        }),
      ).toHaveLength(1);
  },
);

test('Slots on end that were booked one by one are one row, too, and each is still cancelled by itself', async () => {
  const [first] = await makeQuarters(site, [day, '12:00'], 3, { booked_by: rider.id });
  await open();
  await expectText('12:00–12:45');
  await expectText(`${t.slots(3)} · ${common.price(16_500)}`);
  expect(rows()).toHaveLength(1);
  fireEvent.click(await screen.findByText('12:00–12:45'));
  await press(account.cancelAt('12:00', common.track(1)));
  await answer(pl.planner.cancelBooking);
  await expectText('12:15–12:45');
  expect(await mine()).not.toContain(first);
  expect(document.querySelector('details')?.open).toBe(true);
});

test('Some of them, or all, are cancelled with one question', async () => {
  const ids = await bookTogether(4);
  await open();
  await press(t.cancelAt('12:00–13:00', common.track(1)));
  await expectQuestion(t.cancelQuestion);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(4);
  for (const box of boxes.slice(0, 2)) fireEvent.click(box);
  await answer(t.cancelChosen);
  await expectToast(t.cancelled(2));
  await waitFor(async () => expect(await mine()).toEqual(ids.slice(0, 2)));
  await expectText('12:00–12:30');
  await press(t.cancelAt('12:00–12:30', common.track(1)));
  await answer(t.cancelChosen);
  await expectText(account.noUpcoming);
  expect(await mine()).toEqual([]);
});

test('Without a ticked one the question says so and cancels nothing', async () => {
  const ids = await bookTogether(2);
  await open();
  await press(t.cancelAt('12:00–12:30', common.track(1)));
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
  await answer(t.cancelChosen);
  await expectQuestion(t.noneChosen);
  expect(await mine()).toEqual(ids);
});

test('Those that a pass paid go back to it with the others, and the question says so', async () => {
  const ids = await bookTogether(3);
  const { pass } = await makePass(site.park, rider, { amount: 2 });
  for (const slot of ids.slice(0, 2))
    await site.call('POST', '/items/Payment', rider, { slot, method: 'pass', pass });
  await open();
  await press(t.cancelAt('12:00–12:45', common.track(1)));
  await expectQuestion(t.cancelQuestion);
  expect(screen.getAllByText(t.back.ride)).toHaveLength(2);
  await answer(t.cancelChosen);
  await expectToast(t.cancelled(3));
  await waitFor(async () => expect(await mine()).toEqual([]));
  const { balance } = await site.call<{ balance: number }>('GET', `/items/Pass/${pass}`, rider);
  expect(balance).toBe(2);
});

test('One tap lets a pass pay for as many of them as it fits, and says which stay unpaid', async () => {
  const ids = await bookTogether(3);
  await makePass(site.park, rider, { amount: 2 });
  await open();
  await press(t.payOnPassAt(2, '12:00–12:45', common.track(1)));
  await expectQuestion(pl.planner.pass.payQuestion);
  await expectText(t.notOnPass('12:30', t.leftBecause.PASS_EMPTY));
  await answer(pl.planner.pass.pay);
  await expectToast(t.paidSome('12:30'));
  await expectText(t.paidOf(2, 3));
  const paid = await site.park.store.db
    .selectFrom('booking')
    .select('slot_id')
    .where('payment_id', 'is not', null)
    .where('account_id', '=', rider.id)
    .orderBy('slot_id')
    .execute();
  expect(paid.map(({ slot_id }) => slot_id)).toEqual(ids.slice(0, 2));
});

test('Where the pass fits all of them, all are paid', async () => {
  await bookTogether(2);
  await makePass(site.park, rider);
  await open('en');
  await press(en.payOnPassAt(2, '12:00–12:30', english.common.track(1)));
  await answer(english.planner.pass.pay);
  await expectToast(english.planner.pass.paid);
  await expectText(english.account.paid);
});

test('The contact of a desk’s group sees its names and numbers', async () => {
  const manager = await site.newPerson('Manager');
  const slots = await makeQuarters(site, [day, '12:00'], 3);
  await site.call('POST', '/desk/parties', manager, {
    slots,
    contact: { account: rider.id },
    names: ['Ala', 'Ola'],
  });
  await open();
  await expectText(`${t.slots(3)} · ${common.price(16_500)}`);
  const texts = [...document.querySelectorAll('details li')].map((row) => plain(row.textContent ?? ''));
  expect(texts).toHaveLength(3);
  for (const [index, person] of ['Ala · 1/3', 'Ola · 2/3', '3/3'].entries())
    expect(texts[index]).toContain(person);
});
