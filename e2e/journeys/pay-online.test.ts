import { languages } from '@cablepark/domain/time/display';
import { FakeStripe } from '../../server/test/support/providers/fake-stripe.ts';
import { ownPasses as ownEn } from '../../web/src/i18n/en/own-passes.ts';
import { pay as en } from '../../web/src/i18n/en/pay.ts';
import { ownPasses as ownPl } from '../../web/src/i18n/pl/own-passes.ts';
import { pay as pl } from '../../web/src/i18n/pl/pay.ts';
import { only, quickOnPhone } from '../support/depth.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openOnlinePark, openParkWith, payForASlot, refunds } from '../support/online-park.ts';
import { offerPass, passName } from '../support/passes.ts';
import {
  answer,
  dayFromToday,
  expectDayOpen,
  expectToast,
  slotButtons,
  texts,
  timeOf,
} from '../support/planner.ts';
import { arriveAs } from '../support/test.ts';

for (const lang of languages) {
  const { account, common, planner } = texts[lang];
  const t = { pl, en }[lang];
  const own = { pl: ownPl, en: ownEn }[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test(
      'A rider books, pays online, closes the browser amid paying, cancels and gets it back',
      only(lang === 'pl', quickOnPhone),
      async ({ page, visit }) => {
        test.setTimeout(120_000);
        const { park, provider, close } = await openOnlinePark('required');
        try {
          const rider = await park.newPerson();
          const day = dayFromToday(4);

          const time = await test.step('books, sees what it costs, and goes to pay', async () => {
            await arriveAs(page, rider, `${park.url}/planner/1?day=${day.toString()}`);
            await expectDayOpen(page, day, lang);
            const slot = slotButtons(page, planner.state.free).first();
            const chosen = await timeOf(slot);
            await slot.click();
            await expect(page.getByRole('alertdialog')).toContainText('10');
            await answer(page, planner.bookAndPay);
            await expect(page).toHaveURL(/\/pay\?slots=\d+$/);
            await expect(page.getByRole('main')).toContainText(chosen);
            await expectUsable(page);
            return chosen;
          });

          await test.step('pays at the provider and comes back to a page that says so', async () => {
            await page.getByRole('button', { name: /^(Zapłać|Pay) / }).click();
            await page.getByRole('button', { name: 'Pay', exact: true }).click();
            await expect(page.getByRole('heading', { name: t.paid })).toBeVisible();
            await expectUsable(page);
            await page.reload();
            await expect(page.getByRole('heading', { name: t.paid })).toBeVisible();
            await expect.poll(async () => (await park.mailsTo(rider.email)).length).toBeGreaterThan(1);
          });

          await test.step('begins to pay for another one, gives up there, and finds it waiting', async () => {
            await page.goto(`${park.url}/planner/1?day=${day.toString()}`);
            await expectDayOpen(page, day, lang);
            await slotButtons(page, planner.state.free).last().click();
            await answer(page, planner.bookAndPay);
            await page.getByRole('button', { name: /^(Zapłać|Pay) / }).click();
            await page.getByRole('button', { name: 'Give up' }).click();
            await expect(page.getByRole('heading', { name: t.open })).toBeVisible();
            await expectUsable(page);
            await page.goto(`${park.url}/myAccount`);
            await expect(page.getByRole('link', { name: t.now, exact: true })).toBeVisible();
            await expectUsable(page);
          });

          await test.step('pays after all with the browser closed, and sees it when it is opened again', async () => {
            await page.getByRole('link', { name: t.now, exact: true }).click();
            await page.getByRole('button', { name: /^(Zapłać|Pay) / }).click();
            await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
            const [last] = [...provider.transactions.keys()].slice(-1);
            await page.close();
            provider.pay(last ?? '');
            await provider.ring(last ?? '');
            const { page: again } = await visit('/myAccount', { as: rider, park });
            await expect(again.getByText(account.paid, { exact: true })).toHaveCount(2);
            await expect(again.getByRole('link', { name: t.now, exact: true })).toHaveCount(0);

            await again.getByRole('button', { name: `${account.giveBack}: ${time}` }).click();
            const question = again.getByRole('alertdialog');
            await expect(question).toContainText(planner.giveBack.money(common.price(5500)));
            await answer(again, planner.giveBack.button);
            await expectToast(again, planner.giveBack.doneMoney(common.price(5500)));
            await expect(again.getByText(account.paid, { exact: true })).toHaveCount(1);
            await expect.poll(() => refunds(provider.transactions)).toHaveLength(1);
            await again.close();
          });
        } finally {
          await close();
        }
      },
    );

    test('Money that comes too late goes back, and the page of the payment says so', async ({ page }) => {
      test.setTimeout(90_000);
      const { park, provider, close } = await openOnlinePark('required');
      try {
        const [rider, other] = [await park.newPerson(), await park.newPerson('Manager')];
        const day = dayFromToday(4);
        await arriveAs(page, rider, `${park.url}/planner/1?day=${day.toString()}`);
        await expectDayOpen(page, day, lang);
        await slotButtons(page, planner.state.free).first().click();
        await answer(page, planner.bookAndPay);
        await page.getByRole('button', { name: /^(Zapłać|Pay) / }).click();
        await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
        const [id = ''] = provider.transactions.keys();
        const path = `/checkouts/${id}`;
        const { items } = await park.call<{ items: { slot: number }[] }>('GET', path, undefined, rider);
        const slot = `/items/Slot/${items[0]?.slot}`;

        await test.step('the time to pay is over, and somebody else takes the slot', async () => {
          park.leap();
          const status = async () =>
            (await park.call<{ status: string }>('GET', path, undefined, rider)).status;
          await expect.poll(status).toBe('expired');
          await expect
            .poll(async () => (await park.call<{ bookedBy: string | null }>('GET', slot)).bookedBy)
            .toBe(null);
          await park.call('PATCH', slot, { bookedBy: other.id }, other);
        });

        await page.getByRole('button', { name: 'Pay', exact: true }).click();
        await expect(page.getByRole('heading', { name: t.late })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(t.lateHint(common.price(5500)));
        await expectUsable(page);
        await expect.poll(() => refunds(provider.transactions)).toMatchObject([{ amount: 5500 }]);
        const told = async () => (await park.mailsTo(rider.email)).map(({ text }) => text).join('\n');
        await expect.poll(told).toContain('55');

        await test.step('where the money cannot go back that way, the page no more says that it does', async () => {
          provider.mood.refusesRefunds = true;
          provider.endRefunds();
          await provider.ringRefund(id);
          await page.reload();
          await expect(page.getByRole('main')).toContainText(t.lateRefused(common.price(5500)));
          await expectUsable(page);
        });
        await page.close();
      } finally {
        await close();
      }
    });

    test('What can’t be paid, and a payment of somebody else, lead on to what is the rider’s', async ({
      page,
      errors,
    }) => {
      errors.expect(/40[39]/);
      const { park, provider, close } = await openOnlinePark('optional');
      try {
        const [rider, other] = [await park.newPerson(), await park.newPerson()];
        const { id } = await payForASlot(park, provider, other);
        await arriveAs(page, rider, `${park.url}/pay/${id}`);
        await expect(page.getByRole('heading', { name: t.unknown })).toBeVisible();
        await expectUsable(page);

        const free =
          '/items/Slot?filter[bookedBy][_null]=true&filter[startTime][_gt]=2026-07-08T00:00:00Z&limit=1';
        const [slot] = await park.call<{ id: number }[]>('GET', free);
        await page.goto(`${park.url}/pay?slots=${slot?.id}`);
        const pay = page.getByRole('button', { name: /^(Zapłać|Pay) / });
        await expect(pay).toBeVisible();
        await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: other.id }, other);
        await pay.click();
        await expect(page.getByRole('alert')).toContainText(t.failed);
        await expectUsable(page);
        await page.getByRole('main').getByRole('link', { name: t.toPlanner, exact: true }).click();
        await expect(page).toHaveURL(/\/planner/);
        await page.close();
      } finally {
        await close();
      }
    });

    test('The link of the mail cancels what was paid online, and says before that the money comes back', async ({
      page,
    }) => {
      const { park, provider, close } = await openOnlinePark('required');
      try {
        const rider = await park.newPerson();
        await payForASlot(park, provider, rider);
        const linkIn = async () =>
          (await park.mailsTo(rider.email))
            .map(({ text }) => /http\S+\/booking\?token=\S+/.exec(text)?.[0])
            .find(Boolean);
        await expect.poll(linkIn).toBeTruthy();
        await page.goto((await linkIn()) ?? '');
        const price = common.price(5500);
        await page.getByRole('button', { name: planner.cancelBooking }).click();
        await expect(page.getByRole('alertdialog')).toContainText(planner.giveBack.money(price));
        await expectUsable(page);
        await answer(page, planner.giveBack.button);
        await expect(page.getByText(planner.giveBack.doneMoney(price))).toBeVisible();
        await expectUsable(page);
        await expect.poll(() => refunds(provider.transactions)).toHaveLength(1);
        await page.close();
      } finally {
        await close();
      }
    });

    test('A pass is bought online, and one may pay for a slot that was booked without', async ({ page }) => {
      test.setTimeout(90_000);
      const { park, admin, close } = await openOnlinePark('optional');
      try {
        const rider = await park.newPerson();
        await offerPass(park, admin);
        const name = passName[lang];

        await test.step('buys it', async () => {
          await arriveAs(page, rider, `${park.url}/myAccount/passes`);
          await expect(page.getByText(own.noneHintOnline)).toBeVisible();
          await expect(page.getByText(own.fromFirst(365))).toBeVisible();
          await expectUsable(page);
          await page.getByRole('link', { name: t.buyOne(name) }).click();
          await expect(page.getByText(own.fromFirst(365))).toBeVisible();
          await page.getByRole('button', { name: /^(Zapłać|Pay) / }).click();
          await page.getByRole('button', { name: 'Pay', exact: true }).click();
          await expect(page.getByRole('heading', { name: t.paidPass })).toBeVisible();
          await page.getByRole('link', { name: t.toPasses }).click();
          await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
        });

        await test.step('pays for a slot of theirs', async () => {
          const day = dayFromToday(4);
          await page.goto(`${park.url}/planner/1?day=${day.toString()}`);
          await expectDayOpen(page, day, lang);
          await slotButtons(page, planner.state.free).first().click();
          await answer(page, planner.book);
          await page.goto(`${park.url}/myAccount`);
          await page.getByRole('link', { name: new RegExp(`^${account.payOnline}`) }).click();
          await page.getByText(t.wantsInvoice).click();
          await page.getByLabel(t.taxId).fill('123');
          await page.getByRole('button', { name: /^(Zapłać|Pay) / }).click();
          await expect(page.getByText(t.taxIdWrong)).toBeVisible();
          await page.getByLabel(t.taxId).fill('526-000-12-46');
          await page.getByRole('button', { name: /^(Zapłać|Pay) / }).click();
          await page.getByRole('button', { name: 'Pay', exact: true }).click();
          await expect(page.getByRole('heading', { name: t.paid, exact: true })).toBeVisible();
        });
        await page.close();
      } finally {
        await close();
      }
    });
  });
}

test(
  'Where the park takes money through Stripe a rider gives up there, goes on, and pays',
  quickOnPhone,
  async ({ page, lang }) => {
    test.setTimeout(90_000);
    const { planner } = texts[lang];
    const t = { pl, en }[lang];
    const { park, provider, close } = await openParkWith(new FakeStripe(), 'required');
    provider.listenAt(`${park.url}/payments/notices/stripe`);
    try {
      const rider = await park.newPerson();
      const day = dayFromToday(4);
      await arriveAs(page, rider, `${park.url}/planner/1?day=${day.toString()}`);
      await expectDayOpen(page, day, lang);
      await slotButtons(page, planner.state.free).first().click();
      await answer(page, planner.bookAndPay);
      await page.getByRole('button', { name: /^(Zapłać|Pay) / }).click();
      await page.getByRole('button', { name: 'Give up' }).click();
      await expect(page.getByRole('heading', { name: t.open })).toBeVisible();
      await page.getByRole('button', { name: t.goOn }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByRole('heading', { name: t.paid })).toBeVisible();
      expect(provider.refused).toEqual([]);
      await page.close();
    } finally {
      await close();
    }
  },
);
