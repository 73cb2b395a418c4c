import { mailedBooking as en } from '../../web/src/i18n/en/mailed-booking.ts';
import { mailedBooking as pl } from '../../web/src/i18n/pl/mailed-booking.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages, quickOnPhone } from '../support/depth.ts';
import { answer, texts } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';

const words = { pl, en };

for (const lang of inLanguages('pl')) {
  const t = words[lang];
  const { planner } = texts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test(
      'A rider follows the link of the mail, cancels without logging in, and once',
      quickOnPhone,
      async ({ page, park, errors }) => {
        errors.expect(/403/);
        const rider = await park.newPerson();
        const [slot] = await park.call<{ id: number }[]>(
          'GET',
          '/items/Slot?filter[bookedBy][_null]=true&filter[event][_null]=true&sort=-startTime&limit=1',
        );
        const held = async () =>
          (await park.call<{ bookedBy: string | null }>('GET', `/items/Slot/${slot?.id}`, undefined, rider))
            .bookedBy;
        await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);
        await expect.poll(async () => (await park.mailsTo(rider.email)).length).toBe(1);
        const [mail] = await park.mailsTo(rider.email);
        const link = /http\S+\/booking\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';

        await test.step('the page shows the booking and is told to nobody', async () => {
          const answered = await page.goto(link);
          expect(answered?.headers()['referrer-policy']).toBe('no-referrer');
          await expect(page.getByText(t.greeting(rider.name))).toBeVisible();
          await expect(page.getByText(/^55\s/)).toBeVisible();
          await expectAccessible(page);
          expect(await held()).toBe(rider.id);
        });

        await test.step('the keyboard alone cancels it', async () => {
          const button = page.getByRole('button', { name: planner.cancelBooking });
          await button.press('Enter');
          await answer(page, planner.keepBooking);
          await expect(button).toBeFocused();
          expect(await held()).toBe(rider.id);
          await button.press('Enter');
          await expectAccessible(page, '[role=alertdialog]');
          await answer(page, planner.cancelBooking);
          await expect(page.getByText(t.cancelled)).toBeVisible();
          await expect(page.getByRole('link', { name: t.toPlanner })).toBeFocused();
          expect(await held()).toBeNull();
          await expectAccessible(page);
        });

        await test.step('the link says so from now on, and a broken one what to do', async () => {
          await page.reload();
          await expect(page.getByText(t.wasCancelled)).toBeVisible();
          await page.goto(link.slice(0, -3));
          await expect(page.getByText(t.broken)).toBeVisible();
          await expectAccessible(page);
          await page.getByRole('link', { name: t.toAccount }).click();
          await expect(page).toHaveURL(/\/login/);
        });
      },
    );
  });
}
