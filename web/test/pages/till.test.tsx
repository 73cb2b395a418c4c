import { payBillCall } from '@cablepark/contract/payments/desk-bills';
import { correctBillCall } from '@cablepark/contract/rides/corrections';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makePass, offerPasses } from '../../../server/test/support/passes.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { correctionTexts } from '../../src/features/staff-desk/correct/corrections.texts.ts';
import { tillTexts } from '../../src/features/staff-desk/till/till.texts.ts';
import { staff } from '../../src/i18n/pl/staff.ts';
import { billItemTexts } from '../../src/staff/payments/billItems.texts.ts';
import { click, dialog, tap, textOf, the, tick, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast, plain } from '../support/page.ts';

const t = tillTexts.pl;
const { desk, actions } = staff;
let site: TestSite;
let manager: AccountOfTest;
let slots: number[];

beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:00:00Z');
  await makeTracks(site.park);
  await offerPasses(site.park);
  slots = [];
  for (const minutes of ['00', '15', '30'])
    slots.push(await makeSlot(site.park, `2026-07-01T14:${minutes}:00Z`));
  manager = await site.newPerson('Manager', 'Marek');
});

const entries = () =>
  site.park.store.db
    .selectFrom('cash_entry')
    .select(['kind', 'method', 'amount_cents as cents'])
    .orderBy('id')
    .execute();
const passes = () =>
  site.park.store.db.selectFrom('pass').select(['account_id as owner', 'balance']).orderBy('id').execute();
const pay = async () => {
  const [button] = await screen.findAllByRole('button', { name: new RegExp(desk.payShort) });
  await click(button as HTMLElement);
  return await dialog();
};

test('A board is rented to a passer-by without a slot, and taken back in one tap', async () => {
  await site.show('/today', { as: manager });
  await click(await the('button', t.till));
  const till = await dialog();
  const board = await the('button', /^Deska\s+10/, till);
  await click(board);
  await click(board);
  await click(await the('button', desk.payBy(desk.method.cash, '20 zł')));
  await expectToast(t.sold);
  expect(await entries()).toEqual([{ kind: 'sale', method: 'cash', cents: 2000 }]);
  await click(await the('button', actions.undo));
  await expectToast(actions.done(actions.kinds.bill));
  expect(await entries()).toMatchObject([{ kind: 'sale' }, { kind: 'reversal', cents: -2000 }]);
});

test('A pass is sold with the ride, for its rider, and stands for whoever has the code where the rider has no name', async () => {
  const rider = await site.newPerson('User', 'Jagoda');
  await site.call('PATCH', `/items/Slot/${slots[0]}`, manager, { bookedBy: rider.id });
  await site.show('/today', { as: manager });
  const dialogOf = await pay();
  await click(await the('button', /^Karnet na 10/, dialogOf));
  expect(textOf(dialogOf)).toContain(t.passFor('Jagoda'));
  await click(await the('button', desk.payBy(desk.method.card, '545 zł')));
  await expectToast(desk.payDone);
  expect(await passes()).toEqual([{ owner: rider.id, balance: 10 }]);

  await click(await the('button', t.till));
  const till = await dialog();
  await click(await the('button', /^Karnet na 10/, till));
  const card = await the('button', desk.payBy(desk.method.card, '490 zł'));
  expect(card).toHaveProperty('disabled', true);
  await click(await the('button', t.byCode));
  await click(card);
  await expectToast(t.sold);
  expect((await passes())[1]).toEqual({ owner: null, balance: 10 });
  const { code } = await site.park.store.db
    .selectFrom('pass')
    .select('code')
    .where('account_id', 'is', null)
    .executeTakeFirstOrThrow();
  await expectToast(t.codes(code));
});

test('A sale whose answer is lost is asked for again: it is one sale, and says the code of its pass', async () => {
  await site.show('/today', { as: manager });
  await click(await the('button', t.till));
  const till = await dialog();
  await click(await the('button', /^Karnet na 10/, till));
  await click(await the('button', t.byCode));
  let tries = 0;
  site.answerInstead(({ path }) => {
    if (path !== payBillCall.path) return null;
    tries += 1;
    return tries === 1 ? 'lost' : null;
  });
  await click(await the('button', desk.payBy(desk.method.card, '490 zł')));
  await expectToast(t.sold);
  expect(tries).toBe(2);
  expect(await entries()).toEqual([{ kind: 'sale', method: 'card', cents: 49_000 }]);
  const { code } = await site.park.store.db.selectFrom('pass').select('code').executeTakeFirstOrThrow();
  await expectToast(t.codes(code));
});

test('Some rides of a group are paid, beside another of the same person, and its deposit pays the first ones', async () => {
  const body = {
    slots,
    contact: { first_name: 'SP 5', description: '600700800' },
    names: ['Ala', 'Ola', 'Ela'],
  };
  const { party } = await site.call<{ party: number }>('POST', '/desk/parties', manager, body);
  const alone = await makeSlot(site.park, '2026-07-01T15:00:00Z');
  const walkIn = { slot: alone, first_name: 'Basia', description: '+48600700800' };
  await site.call('POST', '/desk/walk-ins', manager, walkIn);
  await site.park.store.db
    .insertInto('enquiry')
    .values({
      salt: 'salt',
      state: 'accepted',
      created_at: 0,
      day: '2026-07-01',
      time: null,
      people: 5,
      name: 'SP 5',
      email: 'sp5@example.com',
      phone: null,
      message: null,
      language: 'pl',
      party_id: party,
      deposit_cents: 6000,
    })
    .execute();
  await site.show('/today', { as: manager });
  const group = await pay();
  await the('button', desk.payBy(desk.method.card, '165 zł'), group);
  await click(await the('button', t.deposit('60 zł', 2, '110 zł'), group));
  await the('button', desk.payBy(desk.method.card, '110 zł'), group);
  await tick('16:00, Tor 1, Ala, 55 zł', group);
  await tick('17:00, Tor 1, Basia, 55 zł', group);
  await click(await the('button', desk.payBy(desk.method.card, '110 zł'), group));
  await expectToast(desk.payDone);
  const paid = await site.park.store.db
    .selectFrom('booking')
    .select('slot_id')
    .where('payment_id', 'is not', null)
    .orderBy('slot_id')
    .execute();
  expect(paid.map(({ slot_id }) => slot_id)).toEqual([slots[1], alone]);
  expect(await entries()).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'sale', method: 'card', cents: 5500 })),
  );
});

test('A pass pays for what it holds of a group, and money for the rest', async () => {
  const rider = await site.newPerson('User', 'Jagoda');
  await makePass(site.park, rider, { amount: 2 });
  await site.call('POST', '/desk/parties', manager, { slots, contact: { account: rider.id } });
  await site.show('/today', { as: manager });
  await pay();
  await click(await the('button', t.asMany(2)));
  const third = await the('button', /^16:30/);
  expect(third).toHaveProperty('disabled', true);
  expect(textOf(third)).toContain(t.unfit.PASS_EMPTY);
  await click(await the('button', '16:00'));
  await click(third);
  await click(await the('button', desk.payBy(desk.method.blik, '55 zł')));
  await expectToast(desk.payDone);
  const rows = await site.park.store.db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.payment_id', 'payment.id')
    .select(['booking.slot_id as slot', 'payment.method'])
    .orderBy('booking.slot_id')
    .execute();
  expect(rows).toEqual([
    { slot: slots[0], method: 'blik' },
    { slot: slots[1], method: 'pass' },
    { slot: slots[2], method: 'pass' },
  ]);
  await waitFor(async () => expect((await passes())[0]?.balance).toBe(0));
});

test('A pass pays for what it holds of a group, and the rest stays unpaid', async () => {
  const rider = await site.newPerson('User', 'Jagoda');
  await makePass(site.park, rider, { amount: 2 });
  await site.call('POST', '/desk/parties', manager, { slots, contact: { account: rider.id } });
  await site.show('/today', { as: manager });
  await pay();
  await click(await the('button', t.asMany(2)));
  await click(await the('button', t.onlyOnPass(2)));
  await expectToast(desk.payDone);
  expect((await passes())[0]?.balance).toBe(0);
  const unpaid = await site.park.store.db
    .selectFrom('booking')
    .select('slot_id')
    .where('payment_id', 'is', null)
    .execute();
  expect(unpaid).toEqual([{ slot_id: slots[2] }]);
});

test('Passes that pay for a whole group leave no method to choose', async () => {
  const rider = await site.newPerson('User', 'Jagoda');
  await makePass(site.park, rider);
  await site.call('POST', '/desk/parties', manager, { slots, contact: { account: rider.id } });
  await site.show('/today', { as: manager });
  await pay();
  await click(await the('button', t.asMany(3)));
  await click(await the('button', t.takeRides(3)));
  await expectToast(desk.payDone);
  expect((await passes())[0]?.balance).toBe(7);
});

test('An Editor gives what a bill sold back, with a reason, in the list of payments', async () => {
  const sold = {
    lines: [
      { item: 'board', count: 2 },
      { item: 'wetsuit', count: 1 },
    ],
    parts: [{ method: 'card', amount: 30 }],
  };
  await site.ask('POST', '/desk/bills', manager, sold);
  const words = billItemTexts.pl;
  await site.show('/desk/takings', { as: await site.newPerson('Editor', 'Ewa') });
  await tap(/2 × Deska/);
  const items = await dialog();
  await tick('1 × Pianka, 10 zł, karta', items);
  await tap(words.confirm('30 zł'), items);
  expect(textOf(items)).toContain(plain(words.reasonShort(3)));
  await write(words.reason, 'Za mała', items);
  await tap(words.confirm('30 zł'), items);
  await expectToast(words.done);
  expect((await entries()).map(({ cents }) => cents)).toEqual([2000, 1000, -2000, -1000]);
});

test('A board that was paid in another way is corrected in two taps, and back in one', async () => {
  const sold = { lines: [{ item: 'board', count: 2 }], parts: [{ method: 'cash', amount: 20 }] };
  await site.ask('POST', '/desk/bills', manager, sold);
  const words = correctionTexts.pl;
  await site.show('/today', { as: manager });
  await click(await screen.findByText(`${actions.title}: 1`));
  await click(
    await the('button', new RegExp(`^${words.billMethodTo(desk.method.card, actions.kinds.bill)}`)),
  );
  await expectToast(words.methodDone(desk.method.card));
  expect((await entries()).map(({ method, cents }) => [method, cents])).toEqual([
    ['cash', 2000],
    ['cash', -2000],
    ['card', 2000],
  ]);
  await expectText(words.billMethod(desk.method.card, '20 zł'));
  const [message] = await screen.findAllByRole('button', { name: actions.undo });
  await click(message as HTMLElement);
  await expectToast(actions.done(actions.kinds.method));
  await expectText(words.billMethod(desk.method.cash, '20 zł'));
});

test('A board whose method another desk has corrected says so', async () => {
  const sold = { lines: [{ item: 'board', count: 2 }], parts: [{ method: 'cash', amount: 20 }] };
  const { bill } = await site.call<{ bill: string }>('POST', '/desk/bills', manager, sold);
  const words = correctionTexts.pl;
  await site.show('/today', { as: manager });
  await click(await screen.findByText(`${actions.title}: 1`));
  const card = await the(
    'button',
    new RegExp(`^${words.billMethodTo(desk.method.card, actions.kinds.bill)}`),
  );
  const other = await site.newPerson('Manager', 'Ola');
  await site.call('POST', correctBillCall.path, other, { bill, from: 'cash', method: 'blik' });
  await click(card);
  await expectToast(`${words.methodFailed}: ${words.billRefused.CHANGED_SINCE}`);
  await expectText(words.billMethod(desk.method.blik, '20 zł'));
});
