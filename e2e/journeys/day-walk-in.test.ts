import type { SlotRow } from '@cablepark/contract/slots';
import { expectAccessible } from '../support/accessibility.ts';
import { freeSlot, held, newRider, sitDown, slotButton, test } from '../support/day.ts';
import { quickAtDesk } from '../support/depth.ts';
import { expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

test(
  'A guest without an account gets a slot by name and phone',
  quickAtDesk,
  async ({ page, park, lang }) => {
    const { desk } = staffTexts[lang];
    const manager = await park.newPerson('Manager');
    const slot = await freeSlot(park, manager, { time: '15:00', asset: 1 });
    await sitDown(page, manager, '/today');
    await slotButton(page, slot).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'dialog');

    const submit = dialog.getByRole('button', { name: desk.book, exact: true });
    const phone = dialog.getByLabel(desk.guestPhone);
    await submit.click();
    await expect(dialog).toContainText(desk.guestNameMissing);
    await expect(dialog).toContainText(desk.guestPhoneInvalid);
    await dialog.getByLabel(desk.guestName).fill('Wanda');
    await phone.fill('12345');
    await expect(dialog).not.toContainText(desk.guestNameMissing);
    await expect(dialog).toContainText(desk.guestPhoneInvalid);
    await submit.click();
    await expect(dialog).toBeVisible();
    await phone.fill('601 222 333');
    await submit.click();

    await expectToast(page, desk.bookDone('Wanda'));
    await expect(slotButton(page, slot)).toHaveText(/Wanda\s*601 222 333/);
    const booked = await park.call<SlotRow>('GET', `/items/Slot/${slot.id}`, undefined, manager);
    const guest = await park.call<object>('GET', `/users/${booked.bookedBy}`, undefined, manager);
    expect(guest).toMatchObject({ first_name: 'Wanda', description: '601222333', email: null });
    await slotButton(page, slot).click();
    await expect(dialog).toContainText(desk.guest);
  },
);

test('A rider is found by name, e-mail and phone, and booked', async ({ page, park, lang }) => {
  const { desk } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const rider = await newRider(park, manager, 'Żaneta');
  const slot = await freeSlot(park, manager, { time: '15:15', asset: 1 });
  await sitDown(page, manager, '/today');
  await slotButton(page, slot).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: desk.forRider }).check();
  const search = dialog.getByRole('searchbox');
  const found = dialog.getByRole('listitem').filter({ hasText: rider.email });
  const phone = rider.phone.replace(/(...)(...)(...)/, '$1 $2 $3');
  for (const words of [rider.email, phone, rider.name]) {
    // What was found before is gone from the page before the next search.
    await search.fill('nobody is called that');
    await expect(dialog).toContainText(desk.foundNobody);
    await search.fill(words);
    await expect(dialog).toContainText(desk.found(1));
    await expect(found).toContainText(phone);
  }
  await expectAccessible(page, 'dialog');
  await found.getByRole('button').click();
  await expectToast(page, desk.bookDone(rider.name));
  await expect(slotButton(page, slot)).toContainText(rider.name);
  expect((await park.call<SlotRow>('GET', `/items/Slot/${slot.id}`, undefined, manager)).bookedBy).toBe(
    rider.id,
  );
});

test('A guest whose slot was taken meanwhile is not booked, the desk sees by whom, and need not type twice', async ({
  page,
  park,
  lang,
  errors,
}) => {
  errors.expect(/409/);
  const { desk } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const rider = await newRider(park, manager, 'Szybki');
  const place = { time: '15:30', asset: 1 };
  const slot = await freeSlot(park, manager, place);
  const other = await freeSlot(park, manager, { time: '15:45', asset: 1 });
  await sitDown(page, manager, '/today');
  await slotButton(page, slot).click();
  await held(park, manager, rider, place);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(desk.guestName).fill('Spóźniona');
  await dialog.getByLabel(desk.guestPhone).fill('+48601222334');
  await dialog.getByRole('button', { name: desk.book, exact: true }).click();
  await expect(page.locator('.Toastify__toast--error')).toContainText(/zajęty|taken/);
  await expect(slotButton(page, slot)).toContainText(rider.name);
  expect((await park.call<SlotRow>('GET', `/items/Slot/${slot.id}`, undefined, manager)).bookedBy).toBe(
    rider.id,
  );

  await slotButton(page, other).click();
  await expect(dialog.getByLabel(desk.guestName)).toHaveValue('Spóźniona');
  await dialog.getByRole('button', { name: desk.book, exact: true }).click();
  await expectToast(page, desk.bookDone('Spóźniona'));
  await expect(slotButton(page, other)).toHaveText(/Spóźniona\s*\+48\s*601\s*222\s*334/);
});
