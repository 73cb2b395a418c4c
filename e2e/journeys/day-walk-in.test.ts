import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { expectAccessible } from '../support/accessibility.ts';
import { freeSlot, sitDown, slotButton, test } from '../support/day.ts';
import { expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

test('A guest without an account gets a slot by name and phone', async ({ page, park, lang }) => {
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
  await expect(dialog).not.toContainText(desk.guestPhoneInvalid);
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
});
