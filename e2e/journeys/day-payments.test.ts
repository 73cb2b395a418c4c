import { toGrosze } from '@cablepark/contract/money';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { expectAccessible } from '../support/accessibility.ts';
import { held, newRider, pay, paymentsOf, sitDown, slotButton, takeOver, test } from '../support/day.ts';
import { answer, expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

test('An Editor voids a payment for a reason, which frees the way to cancelling; a Manager may not', async ({
  page,
  park,
  lang,
}) => {
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
