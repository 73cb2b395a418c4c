import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages, quickAtDesk } from '../support/depth.ts';
import { answer, expectToast } from '../support/planner.ts';
import { bookSome, staffTexts } from '../support/staff.ts';
import { arriveAs, expect, test } from '../support/test.ts';

for (const lang of inLanguages('en')) {
  const { desk } = staffTexts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test(
      'A manager finds a rider’s reservations, takes a payment and cancels another',
      quickAtDesk,
      async ({ page, park }) => {
        test.setTimeout(60_000);
        const [manager, rider] = [await park.newPerson('Manager'), await park.newPerson()];
        const [paid, freed] = await bookSome(park, rider, 2);
        await arriveAs(page, manager, '/bookings');
        await page.getByRole('searchbox').fill(rider.email);
        const pay = page.getByRole('button', { name: new RegExp(`^${desk.payShort}: `) });
        await expect(pay).toHaveCount(2);
        await expectAccessible(page);

        await pay.first().click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^${desk.method.blik}`) })
          .click();
        await expectToast(page, desk.payDone);
        await expect(page.getByText(desk.paidBy(desk.method.blik)).first()).toBeVisible();
        const [payment] = await park.call<{ method: string; amount: number }[]>(
          'GET',
          `/items/Payment?filter[slot]=${paid?.id}`,
          undefined,
          manager,
        );
        expect(payment).toMatchObject({ method: 'blik', amount: paid?.price });

        await page.getByRole('button', { name: new RegExp(`^${desk.unbook}: `) }).click();
        await answer(page, desk.unbookConfirm);
        await expectToast(page, desk.unbookDone);
        const slot = await park.call<SlotRow>('GET', `/items/Slot/${freed?.id}`);
        expect(slot.bookedBy).toBeNull();
      },
    );

    test('Opened again, a page has an editor’s bars before the server has said who this is', async ({
      page,
      park,
    }) => {
      await arriveAs(page, await park.newPerson('Editor'), '/history');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);

      const bars = () =>
        page.locator('header a:visible, nav a:visible').evaluateAll(async (links) => {
          await document.fonts.ready;
          return links.map((link) => `${link.textContent} at ${Math.round(link.getBoundingClientRect().x)}`);
        });
      await page.goto('/prices');
      await expect(page.locator('[data-for]')).toHaveCount(0);
      const known = await bars();
      const server = Promise.withResolvers<void>();
      await page.route(/\/users\/me\b/, async (route) => {
        await server.promise;
        await route.continue();
      });
      await page.reload();
      await expect.poll(bars).toEqual(known);
      server.resolve();
      await expect(page.locator('[data-for]')).toHaveCount(0);
      expect(await bars()).toEqual(known);
    });
  });
}
