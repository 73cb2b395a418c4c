import { expect, expectUsable, test } from '../support/desk.ts';
import { openOnlinePark, payForASlot, refunds } from '../support/online-park.ts';
import { texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

test('What came online, a refund that was refused and giving money back fit every screen', async ({
  page,
  lang,
}) => {
  test.setTimeout(90_000);
  const { money, payments } = staffTexts[lang];
  const { price } = texts[lang].common;
  const { park, provider, close } = await openOnlinePark('optional');
  try {
    const [rider, editor] = [await park.newPerson(), await park.newPerson('Editor')];
    provider.mood.refusesRefunds = true;
    const refused = await payForASlot(park, provider, rider);
    await park.call('POST', '/me/cancellations', { slot: refused.slot }, rider);
    await expect.poll(() => refunds(provider.transactions)).toHaveLength(1);
    provider.endRefunds();
    await provider.ringRefund(refused.id);
    provider.mood.refusesRefunds = false;
    const { id } = await payForASlot(park, provider, rider);
    const number = String(provider.transactions.get(id)?.orderId);

    await arriveAs(page, editor, `${park.url}/desk/takings`);
    await expect(page.getByRole('heading', { name: money.kinds['refund-refused'] })).toBeVisible();
    await expectUsable(page);
    const books = page.getByRole('region', { name: payments.heading });
    await books.getByRole('button', { name: new RegExp(number) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(number);
    await expectUsable(page);
    await dialog.getByRole('button', { name: payments.refund }).click();
    await dialog.getByLabel(payments.refundAmount).fill('20');
    await dialog.getByLabel(payments.refundReason).fill('Wiatr zatrzymał tor');
    await expectUsable(page);
    await dialog.getByRole('button', { name: payments.refundConfirm(price(2000)) }).click();
    await expect
      .poll(() => refunds(provider.transactions))
      .toContainEqual(expect.objectContaining({ amount: 2000 }));
    await page.close();
  } finally {
    await close();
  }
});
