import type { SlotRow } from '@cablepark/contract/slots';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages, quickAtDesk } from '../support/depth.ts';
import { answer, dayFromToday, expectToast, languages } from '../support/planner.ts';
import { bookSome, staffTexts } from '../support/staff.ts';
import { arriveAs, expect, test } from '../support/test.ts';

for (const lang of inLanguages('en')) {
  const { desk, edit } = staffTexts[lang];

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

    test('A manager sees the day and may not open the editor’s pages', async ({ page, park }) => {
      const manager = await park.newPerson('Manager');
      await arriveAs(page, manager, '/today');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/edit');
      await expect(page).toHaveURL('/login');
    });

    test(
      'An editor makes slots, is warned of making them twice, and deletes them',
      quickAtDesk,
      async ({ page, park }, { project }) => {
        test.setTimeout(60_000);
        const editor = await park.newPerson('Editor');
        // Far from the sample's slots, and a day of its own for each run of this test.
        const offset = 200 + languages.indexOf(lang) + (project.name === 'phone' ? 10 : 20);
        const day = dayFromToday(offset).toString();
        await arriveAs(page, editor, '/edit');
        const submit = page.getByRole('button', {
          name: new RegExp(`^(${edit.create}|${edit.createCount(4)})$`),
        });
        await submit.click();
        await expect(page.getByText(edit.faults.track)).toBeVisible();
        await expectAccessible(page);

        const fill = async () => {
          await page.getByLabel(edit.start, { exact: true }).fill(`${day}T10:00`);
          await page.getByLabel(edit.end, { exact: true }).fill(`${day}T11:00`);
        };
        await page.getByRole('checkbox').first().check();
        await page.getByLabel(edit.price).fill('55');
        await fill();
        await page.getByRole('button', { name: edit.createCount(4) }).click();
        await expect(page.getByText(edit.created)).toHaveCount(1);
        const made = await park.call<SlotRow[]>(
          'GET',
          `/items/Slot?filter[startTime][_gt]=${day}&sort=startTime&limit=4`,
        );
        expect(made.map((slot) => slot.duration)).toEqual([15, 15, 15, 15]);

        await page.getByRole('button', { name: edit.createMore }).click();
        await fill();
        await expect(page.getByText(edit.clashes(4))).toBeVisible();

        await page.getByText(edit.tasks.delete, { exact: true }).click();
        await page.getByRole('checkbox').first().check();
        await fill();
        await page.getByRole('button', { name: edit.deleteCount(4) }).click();
        await page.getByRole('alertdialog').getByRole('button').last().click();
        await expect(page.getByText(edit.deleted)).toHaveCount(1);
      },
    );

    test('An editor reads who booked, and who of the staff did it for a rider', async ({ page, park }) => {
      const [editor, rider] = [await park.newPerson('Editor'), await park.newPerson()];
      await bookSome(park, rider, 1);
      await bookSome(park, rider, 1, editor);
      await arriveAs(page, editor, '/history');
      const lines = page.getByRole('listitem').filter({ hasText: rider.email });
      await expect(lines).toHaveCount(2);
      await expect(lines.filter({ hasText: staffTexts[lang].desk.byStaff(editor.name) })).toHaveCount(1);
      await expectAccessible(page);

      // Opened again, a page has an editor's bars before the server has said who this is.
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
