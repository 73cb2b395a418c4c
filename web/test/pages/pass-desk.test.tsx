import { inFours } from '@cablepark/domain/passes/pass-code';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makePass, offerPasses } from '../../../server/test/support/passes.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { passes as t } from '../../src/i18n/pl/staff/desk/passes.ts';
import { payments } from '../../src/i18n/pl/staff/desk/payments.ts';
import { takings } from '../../src/i18n/pl/staff/desk/takings.ts';
import { all, click, dialog, expectSays, fieldIn, set, tap, textOf, the, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectQuestion, expectText, expectToast, plain } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let editor: AccountOfTest;
let rider: AccountOfTest;
let minutes = 0;

beforeAll(async () => {
  site = await openSite();
  [manager, editor] = [await site.newPerson('Manager', 'Marek'), await site.newPerson('Editor', 'Ewa')];
  await makeTracks(site.park);
});

beforeEach(async () => {
  await offerPasses(site.park);
  rider = await site.newPerson('User', 'Rita');
});

const db = () => site.park.store.db;
const sale = () => the('region', t.sell);
const openPage = (as: AccountOfTest) => site.show('/desk/passes', { as });
const findRider = async (place: HTMLElement, { email }: AccountOfTest) => {
  const search = (await fieldIn(desk.findRider, place)) as HTMLElement;
  await set(search, email);
  await waitFor(() => expect(place.querySelector('li button')).toBeTruthy());
  await click(place.querySelector('li button') as HTMLElement);
};
/** The pass that its rider shows, on the page. */
const show = async (code: string) => {
  await write(t.code, code);
  await tap(t.findByCode);
  await waitFor(() => expect(card()).toBeTruthy());
};
const card = () =>
  [...document.querySelectorAll<HTMLElement>('section')].find(
    (each) => textOf(each).includes(`${t.code}: `) && each.querySelector('h3'),
  );
const give = async () => {
  const { pass } = await makePass(site.park, rider);
  const { code } = await db()
    .selectFrom('pass')
    .select('code')
    .where('id', '=', pass)
    .executeTakeFirstOrThrow();
  return { pass, code };
};
const balance = async (pass: number) =>
  (await db().selectFrom('pass').select('balance').where('id', '=', pass).executeTakeFirstOrThrow()).balance;

test('A pass is sold to a rider by one press on how they pay, and shows its code', async () => {
  await openPage(manager);
  const place = await sale();
  await expectSays(() => place, t.isPresent);
  await expectSays(() => place, `${t.toTake} ${common.price(49_000)}`);
  await findRider(place, rider);
  await expectSays(() => place, t.forRider('Rita'));
  expect(textOf(place)).not.toContain(plain(t.isPresent));
  await tap(t.sellBy(takings.methods.card, common.price(49_000)), place);
  await expectToast(t.sold);
  await expectSays(card, t.left.rides(10, 10));
  await expectSays(card, t.personalOf('Rita'));
  const sold = await db().selectFrom('pass').selectAll().where('account_id', '=', rider.id).execute();
  expect(sold).toMatchObject([{ balance: 10 }]);
  expect(textOf(card())).toContain(inFours(sold[0]?.code ?? '?'));
});

test('A pass that is sold stays so where the reading after it fails: nobody is told to sell it again', async () => {
  await openPage(manager);
  const place = await sale();
  const buyer = await site.newPerson('User', 'Bruno');
  await findRider(place, buyer);
  await expectSays(() => place, t.forRider('Bruno'));
  let readings = 0;
  site.answerInstead(({ method, path }) => {
    if (method !== 'GET' || !path.startsWith('/items/Pass/')) return null;
    readings += 1;
    if (readings === 1) throw new TypeError('Failed to fetch');
    return null;
  });
  await tap(t.sellBy(takings.methods.card, common.price(49_000)), place);
  await expectToast(t.sold);
  await expectSays(card, t.personalOf('Bruno'));
  expect(readings).toBe(2);
  expect(document.body.textContent).not.toContain(plain(t.sellFailed));
  const sold = await db().selectFrom('pass').select('id').where('account_id', '=', buyer.id).execute();
  expect(sold).toHaveLength(1);
});

test('A pass for nobody is sold after a question alone', async () => {
  await openPage(manager);
  const place = await sale();
  const sold = () => db().selectFrom('pass').selectAll().where('account_id', 'is', null).execute();
  const before = (await sold()).length;
  await tap(t.sellBy(takings.methods.cash, common.price(49_000)), place);
  await expectQuestion(t.presentQuestion);
  await answer(t.presentBack);
  expect(await sold()).toHaveLength(before);
  await tap(t.sellBy(takings.methods.cash, common.price(49_000)), place);
  await answer(t.presentConfirm);
  await expectToast(t.sold);
  expect(await sold()).toHaveLength(before + 1);
});

test('Two presses on how they pay are one sale', async () => {
  await openPage(manager);
  const place = await sale();
  await findRider(place, rider);
  const press = await the('button', t.sellBy(takings.methods.cash, common.price(49_000)), place);
  fireEvent.click(press);
  fireEvent.click(press);
  await expectToast(t.sold);
  expect(await db().selectFrom('pass').selectAll().where('account_id', '=', rider.id).execute()).toHaveLength(
    1,
  );
});

test('Where the list has no pass, an Admin is led to it, and a Manager told who sets it', async () => {
  await db().deleteFrom('content_version').execute();
  site.park.pageContents.forget();
  await openPage(manager);
  await expectText(t.nothingToSell);
  expect(document.querySelector('main a[href="/desk/prices"]')).toBeNull();
  leavePage();
  await openPage(await site.newPerson('Admin'));
  await expectText(t.nothingToSell);
  expect(document.querySelector('main a[href="/desk/prices"]')).toBeTruthy();
});

test('A pass is found by its code however it is typed; today’s slot is taken from it by one press', async () => {
  const { pass, code } = await give();
  minutes += 15;
  const start = Temporal.Instant.from('2026-07-01T10:00:00Z').add({ minutes });
  await makeSlot(site.park, start.toString(), { booked_by: rider.id });
  await openPage(manager);
  await write(t.code, 'AAAA AAAA AAAA');
  await tap(t.findByCode);
  await expectText(t.none);
  await show(inFours(code).toLowerCase());
  await expectSays(card, t.left.rides(10, 10));
  const pay = (await waitFor(() => {
    const [found] = all('button', new RegExp(`^${t.payFor('')}`));
    expect(found).toBeTruthy();
    return found;
  })) as HTMLElement;
  await click(pay);
  await expectToast(desk.payDone);
  await expectSays(card, t.left.rides(9, 10));
  expect(all('button', new RegExp(`^${t.payFor('')}`))).toEqual([]);
  expect(await balance(pass)).toBe(9);
});

test('At the list of bookings the rider’s pass stands above money, and says what it will have left', async () => {
  const { pass } = await give();
  minutes += 15;
  await makeSlot(site.park, Temporal.Instant.from('2026-07-02T10:00:00Z').add({ minutes }).toString(), {
    booked_by: rider.id,
  });
  await site.show(`/bookings?q=${rider.email}`, { as: manager });
  await tap(new RegExp(`^${desk.payShort}: `));
  const asked = await dialog();
  await expectSays(() => asked, desk.passLeft.rides(10, 9));
  const [offered] = [...asked.querySelectorAll('button')].filter((each) =>
    textOf(each).includes(plain(desk.passLeft.rides(10, 9))),
  );
  await click(offered as HTMLElement);
  await expectToast(desk.payDone);
  expect(await balance(pass)).toBe(9);
});

test('An Editor changes what is on a pass for a reason; a Manager cannot', async () => {
  const { pass, code } = await give();
  await openPage(manager);
  await show(code);
  expect(all('button', new RegExp(`^(${t.adjust}|${t.void}): `))).toEqual([]);
  leavePage();

  await openPage(editor);
  await show(code);
  await tap(new RegExp(`^${t.adjust}: `));
  const asked = await dialog();
  await write(t.adjustBy.rides, '-11', asked);
  await tap(t.adjustConfirm, asked);
  await expectSays(() => asked, t.adjustFault);
  await expectSays(() => asked, t.reasonFault);
  await write(t.adjustBy.rides, '-3', asked);
  await write(t.reason, 'pomyłka przy sprzedaży', asked);
  await tap(t.adjustConfirm, asked);
  await expectToast(t.adjusted);
  await expectSays(card, t.left.rides(7, 10));
  expect(await balance(pass)).toBe(7);
});

test('An Editor voids a pass, sees what its rest is worth, and gives back no more than that', async () => {
  const { pass, code } = await give();
  await openPage(editor);
  await show(code);
  await tap(new RegExp(`^${t.void}: `));
  const asked = await dialog();
  const worth = textOf(asked).match(/warte jest (.*? zł)/)?.[1] ?? '?';
  expect(worth).toMatch(/\d/);
  await write(t.moneyBack.desk.label, '100000', asked);
  await tap(t.voidConfirm, asked);
  await expectSays(() => asked, t.moneyBackFault(worth));
  await expectSays(() => asked, t.reasonFault);
  await write(t.moneyBack.desk.label, '10', asked);
  await write(t.reason, 'przeprowadzka', asked);
  await tap(t.voidConfirm, asked);
  await expectSays(() => asked, payments.wayFault);
  await click(await the('radio', payments.ways.transfer, asked));
  await tap(t.voidConfirm, asked);
  await expectToast(t.voidDone);
  await expectSays(card, t.voided);
  await expectSays(card, 'przeprowadzka');
  await expectSays(card, t.endedMoney(common.price(1000)));
  const { voided_at } = await db()
    .selectFrom('pass')
    .select('voided_at')
    .where('id', '=', pass)
    .executeTakeFirstOrThrow();
  expect(voided_at).not.toBeNull();
});

test('A device without a camera says so, and leads back to typing', async () => {
  await openPage(manager);
  await tap(t.scan.button);
  await expectText(t.scan.missing);
  await tap(t.scan.type, await dialog());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
