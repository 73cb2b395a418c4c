import { expect, expectUsable, test } from '../support/desk.ts';
import { openOnlinePark, payForASlot, refunds } from '../support/online-park.ts';
import { expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

test('The desk sees what came online, and looks after a refund that was refused', async ({ page, lang }) => {
  test.setTimeout(90_000);
  const { money, takings } = staffTexts[lang];
  const { park, provider, close } = await openOnlinePark('optional');
  provider.mood.refusesRefunds = true;
  try {
    const [rider, editor] = [await park.newPerson(), await park.newPerson('Editor')];
    const { slot, id } = await payForASlot(park, provider, rider);
    await park.call('POST', '/me/cancellations', { slot }, rider);
    await expect.poll(() => refunds(provider.transactions)).toHaveLength(1);
    provider.endRefunds();
    await provider.ringRefund(id);

    await arriveAs(page, editor, `${park.url}/desk/takings`);
    const list = page.getByRole('region', { name: money.heading });
    await expect(list.getByRole('heading', { name: money.kinds['refund-refused'] })).toBeVisible();
    await expect(page.getByText(takings.methods.online).first()).toBeVisible();
    await expectUsable(page);
    await list.getByRole('button', { name: money.done }).click();
    await page.getByLabel(money.note).fill('Oddane gotówką');
    await page.getByLabel(money.ways.cash).check();
    await page.getByRole('dialog').getByRole('button', { name: money.done }).click();
    await expectToast(page, money.answered);
    await expect(list.getByText(money.none)).toBeVisible();
    await page.close();
  } finally {
    await close();
  }
});

test('The desk finds a payment by its number, notes the receipt, and gives part of it back', async ({
  page,
  lang,
}) => {
  test.setTimeout(90_000);
  const { payments } = staffTexts[lang];
  const { price } = texts[lang].common;
  const { park, provider, close } = await openOnlinePark('optional');
  try {
    const [rider, editor] = [await park.newPerson(), await park.newPerson('Editor')];
    const { id } = await payForASlot(park, provider, rider);
    const number = String(provider.transactions.get(id)?.orderId);

    await arriveAs(page, editor, `${park.url}/desk/takings`);
    const books = page.getByRole('region', { name: payments.heading });
    await expect(books.getByRole('listitem').first()).toContainText(number);
    await expectUsable(page);
    await page.getByLabel(payments.find).fill('nothing');
    await expect(books.getByText(payments.noneFound)).toBeVisible();
    await page.getByLabel(payments.find).fill(number);
    await expect(books.getByRole('listitem')).toHaveCount(1);
    await books.getByRole('button', { name: new RegExp(number) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(number);
    await expectUsable(page);

    await dialog.getByLabel(payments.receipt).fill('PAR/12/2026');
    await dialog.getByRole('button', { name: payments.receiptSave }).click();
    await expectToast(page, payments.receiptSaved);

    await dialog.getByRole('button', { name: payments.refund }).click();
    await dialog.getByLabel(payments.refundAmount).fill('56');
    await dialog.getByRole('button', { name: payments.refund }).click();
    await expect(dialog.getByText(payments.refundAmountFault(price(5500)))).toBeVisible();
    await dialog.getByLabel(payments.refundAmount).fill('20');
    await dialog.getByLabel(payments.refundReason).fill('Wiatr zatrzymał tor');
    await expectUsable(page);
    await dialog.getByRole('button', { name: payments.refundConfirm(price(2000)) }).click();
    await expectToast(page, payments.refundDone(price(2000)));
    await expect(dialog).toContainText('Wiatr zatrzymał tor');
    await expect.poll(() => refunds(provider.transactions)).toMatchObject([{ amount: 2000 }]);
    await page.reload();
    await expect(books.getByRole('button', { name: /PAR\/12\/2026/ })).toContainText(
      payments.isBack(price(2000)),
    );
    await page.close();
  } finally {
    await close();
  }
});
