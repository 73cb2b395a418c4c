import { toGrosze } from '@cablepark/contract/money';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { expectAccessible } from '../support/accessibility.ts';
import { freeSlot, held, newRider, pay, paymentsOf, sitDown, slotButton, test } from '../support/day.ts';
import { expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

test('A paid reservation moves to another day, payment and all, and the difference in price is told', async ({
  page,
  park,
  lang,
}) => {
  const { desk } = staffTexts[lang];
  const { common } = texts[lang];
  const editor = await park.newPerson('Editor');
  const rider = await newRider(park, editor, 'Marta');
  const from = await held(park, editor, rider, { time: '16:00', asset: 1 });
  const paid = await pay(park, editor, from, 'blik');
  const to = await freeSlot(park, editor, { time: '14:00', asset: 2, daysLater: 1 });
  await park.call('PATCH', `/items/Slot/${to.id}`, { price: from.price + 5 }, editor);
  await sitDown(page, editor, `/bookings?q=${rider.email}`);
  await slotButton(page, from).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: desk.move }).click();
  await expect(dialog).toContainText(desk.moveTitle);
  await expect(dialog).toContainText(desk.movePaidNote);
  await expect(dialog.getByRole('button', { name: desk.moveConfirm, exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: desk.nextDay }).click();
  const dearer = desk.movePriceUp(common.price(toGrosze(5)));
  const time = dialog.getByRole('region', { name: common.track(2) }).getByRole('button', { name: '14:00' });
  await expect(time).toContainText(dearer);
  await time.click();
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'dialog');
  await dialog
    .getByRole('button', { name: `${desk.moveTo(`14:00, ${common.track(2)}`)} (${dearer})` })
    .click();

  await expectToast(page, desk.moveDone);
  const row = page.getByRole('listitem').filter({ has: slotButton(page, to) });
  await expect(row).toContainText(desk.paidBy(desk.method.blik));
  await expect(slotButton(page, from)).toHaveCount(0);
  const [left, taken] = await Promise.all(
    [from, to].map(({ id }) => park.call<SlotRow>('GET', `/items/Slot/${id}`, undefined, editor)),
  );
  expect(left).toMatchObject({ bookedBy: null, payment: null });
  expect(taken).toMatchObject({ bookedBy: rider.id, payment: paid.id });
  expect(await paymentsOf(park, editor, to)).toMatchObject([{ id: paid.id, amount: from.price }]);
});
