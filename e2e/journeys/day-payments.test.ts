import { toGrosze } from '@cablepark/contract/money';
import type { SlotRow } from '@cablepark/contract/slots';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { held, newRider, pay, paymentsOf, sitDown, slotButton, takeOver, test } from '../support/day.ts';
import { quickAtDesk } from '../support/depth.ts';
import { answer, expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

test(
  'An Editor voids a payment for a reason, which frees the way to cancelling; a Manager may not',
  quickAtDesk,
  async ({ page, park, lang }) => {
    const { desk, payments } = staffTexts[lang];
    const [manager, editor] = [await park.newPerson('Manager'), await park.newPerson('Editor')];
    const rider = await newRider(park, manager, 'Pola');
    const slot = await held(park, manager, rider, { time: '17:00', asset: 1 });
    await pay(park, manager, slot);
    const dialog = page.getByRole('dialog');

    await test.step('the Manager has no such button', async () => {
      await sitDown(page, manager, `/bookings?q=${rider.email}`);
      await slotButton(page, slot).click();
      await expect(dialog.getByRole('button', { name: desk.move })).toBeVisible();
      await expect(dialog.getByRole('button', { name: desk.void })).toHaveCount(0);
      await expect(dialog.getByRole('button', { name: desk.unbookConfirm })).toHaveCount(0);
    });

    await takeOver(page, editor);
    await slotButton(page, slot).click();
    await dialog.getByRole('button', { name: desk.void }).click();
    await expect(dialog).toContainText(desk.voidTitle);
    await dialog.getByRole('button', { name: desk.voidConfirm }).click();
    await expect(dialog).toContainText(desk.voidReasonShort(3));
    await expect(dialog).toContainText(payments.wayFault);
    await expectAccessible(page, 'dialog');
    await dialog.getByLabel(payments.ways.mistake).check();
    await dialog.getByLabel(desk.voidReason).fill('kasa pomyliła slot');
    await dialog.getByRole('button', { name: desk.voidConfirm }).click();
    await expectToast(page, desk.voidDone);
    expect(await paymentsOf(park, manager, slot)).toEqual([]);

    await page.getByRole('button', { name: new RegExp(`^${desk.unbook}: 17:00`) }).click();
    await answer(page, desk.unbookConfirm);
    await expectToast(page, desk.unbookDone);
    const freed = await park.call<SlotRow>('GET', `/items/Slot/${slot.id}`, undefined, manager);
    expect(freed).toMatchObject({ bookedBy: null, payment: null });
  },
);

test('Of two desks that take the same payment at once one is paid, and the other is told', async ({
  page,
  park,
  lang,
  errors,
}) => {
  errors.expect(/409/);
  const { desk } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const rider = await newRider(park, manager, 'Leon');
  const slot = await held(park, manager, rider, { time: '17:15', asset: 1 });
  const desks: { page: Page; method: 'cash' | 'card' }[] = [];
  const waiting: (() => void)[] = [];
  for (const method of ['cash', 'card'] as const) {
    const each = desks.length === 0 ? page : await page.context().newPage();
    desks.push({ page: each, method });
    await sitDown(each, manager, `/bookings?q=${rider.email}`);
    // Neither payment sets out before the other one is ready to.
    await each.route('**/items/Payment', async (route) => {
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 2) for (const release of waiting) release();
      });
      await route.continue();
    });
    await each.getByRole('button', { name: new RegExp(`^${desk.payShort}: 17:15`) }).click();
    await each.getByRole('button', { name: new RegExp(`^${desk.method[method]}, `) }).click();
  }

  const payments = async () => await paymentsOf(park, manager, slot);
  await expect.poll(async () => (await payments()).length).toBe(1);
  const method = (await payments())[0]?.method as 'cash' | 'card';
  for (const { page: each, method: own } of desks) {
    if (own === method) await expectToast(each, desk.payDone);
    else
      await expect(each.locator('.Toastify__toast--error')).toContainText(
        desk.byCode.SLOT_PAID ?? 'SLOT_PAID',
      );
    await expect(rowOf(each, slot)).toContainText(desk.paidBy(desk.method[method]));
  }
  expect(await payments()).toHaveLength(1);
});

test('A connection lost in paying claims nothing: what happened is found out and told', async ({
  page,
  park,
  lang,
  errors,
}) => {
  errors.expect(/ERR_FAILED/);
  const { desk } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const rider = await newRider(park, manager, 'Iga');
  const slot = await held(park, manager, rider, { time: '17:30', asset: 1 });
  await sitDown(page, manager, `/bookings?q=${rider.email}`);
  const payByCard = async () => {
    await page.getByRole('button', { name: new RegExp(`^${desk.payShort}: 17:30`) }).click();
    await page.getByRole('button', { name: new RegExp(`^${desk.method.card}, `) }).click();
  };

  // The first attempt breaks on its way there, the second on its way back. The route stays: taking it away amid a call would
  // leave the browser's next one hanging.
  let attempts = 0;
  await page.route('**/items/Payment', async (route) => {
    attempts += 1;
    if (attempts === 2) await route.fetch();
    await route.abort('failed');
  });
  await payByCard();
  await expectToast(page, desk.unsure);
  await expectToast(page, desk.notChanged);
  await expect(rowOf(page, slot)).not.toContainText(desk.paidBy(desk.method.card));
  expect(await paymentsOf(park, manager, slot)).toEqual([]);

  await payByCard();
  await expectToast(page, desk.payDone);
  await expect(rowOf(page, slot)).toContainText(desk.paidBy(desk.method.card));
  expect(await paymentsOf(park, manager, slot)).toMatchObject([{ method: 'card', amount: slot.price }]);
});

test('The keyboard alone takes a payment and goes on from the same row', async ({ page, park, lang }) => {
  const { desk } = staffTexts[lang];
  const { common } = texts[lang];
  const manager = await park.newPerson('Manager');
  const rider = await newRider(park, manager, 'Nina');
  const slot = await held(park, manager, rider, { time: '17:45', asset: 1 });
  await sitDown(page, manager, '/bookings');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(rider.email);
  await expect(page.getByRole('listitem').filter({ hasText: rider.email })).toHaveCount(1);
  await expect(page.locator('#desk-list')).toContainText(desk.reservations(1));
  const button = page.getByRole('button', { name: new RegExp(`^${desk.payShort}: 17:45`) });
  for (let presses = 0; presses < 6; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const first = page.getByRole('button', {
    name: desk.payBy(desk.method.cash, common.price(toGrosze(slot.price))),
  });
  await expect(first).toBeFocused();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('50,50');
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expectToast(page, desk.payDone);
  await expect(slotButton(page, slot)).toBeFocused();
  expect(await paymentsOf(park, manager, slot)).toMatchObject([{ method: 'card', amount: 50.5 }]);
});

function rowOf(page: Page, slot: SlotRow) {
  return page.getByRole('listitem').filter({ has: slotButton(page, slot) });
}
