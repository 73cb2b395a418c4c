import type { PassFacts } from '@cablepark/domain/prices/pass-facts.schema';
import { languages } from '@cablepark/domain/time/display';
import type { Locator, Page } from '@playwright/test';
import { only, quickOnPhone } from '../support/depth.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openPark, type Park } from '../support/park.ts';
import { offerPass, passName, sellPass } from '../support/passes.ts';
import type { Person } from '../support/people.ts';
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

const day = dayFromToday(4);

for (const lang of languages) {
  const { account, common, errors, planner } = texts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test(
      'A rider with a pass is offered it first: for a slot, for an hour, and for what is booked already',
      only(lang === 'pl', quickOnPhone),
      async ({ page }) => {
        test.setTimeout(120_000);
        const { park, rider } = await openParkWithPasses(1);
        try {
          const name = passName[lang];
          const balance = async () =>
            (await park.call<{ balance: number }[]>('GET', '/items/Pass', undefined, rider))[0]?.balance;

          await test.step('one slot on the pass', async () => {
            await arriveAs(page, rider, `${park.url}/planner/1?day=${day.toString()}`);
            await expectDayOpen(page, day, lang);
            await slotButtons(page, planner.state.free).first().click();
            await expect(page.getByRole('alertdialog')).toContainText(planner.pass.takes.rides(name, 1, 9));
            await expectUsable(page);
            await answer(page, planner.pass.book);
            await expectToast(page, planner.pass.booked);
            await answer(page, planner.allDone);
            expect(await balance()).toBe(9);
          });

          await test.step('all that is free in an hour', async () => {
            const hour = page.getByRole('button', { name: planner.bookAllLabel }).last();
            await hour.click();
            const question = page.getByRole('alertdialog');
            await expect(question).toContainText(planner.pass.takes.rides(name, 3, 6));
            await answer(page, planner.pass.book);
            await expectToast(page, planner.bookedMany(3));
            await answer(page, planner.allDone);
            expect(await balance()).toBe(6);
          });

          const time = await test.step('one without it', async () => {
            const slot = slotButtons(page, planner.state.free).first();
            const chosen = await timeOf(slot);
            await slot.click();
            await answer(page, planner.book);
            await expectToast(page, planner.booked);
            await answer(page, planner.allDone);
            expect(await balance()).toBe(6);
            return chosen;
          });

          await test.step('which it then pays for, and gets back when it is cancelled', async () => {
            await page.goto(`${park.url}/myAccount`);
            await expect(page.getByText(account.paid, { exact: true })).toHaveCount(5);
            // What follows on without a gap is a row that opens.
            for (const row of await page.locator('summary').all()) await row.click();
            await page.getByRole('button', { name: new RegExp(`^${planner.pass.pay}: ${time}`) }).click();
            await expect(page.getByRole('alertdialog')).toContainText(planner.pass.takes.rides(name, 1, 5));
            await answer(page, planner.pass.pay);
            await expectToast(page, planner.pass.paid);
            await expectUsable(page);
            // Five slots, and the two rows that hold them.
            await expect(page.getByText(account.paid, { exact: true })).toHaveCount(7);
            expect(await balance()).toBe(5);
            await page.getByRole('button', { name: `${account.giveBack}: ${time}` }).click();
            await answer(page, planner.giveBack.button);
            await expectToast(page, planner.giveBack.doneRide);
            expect(await balance()).toBe(6);
          });

          await test.step('and whoever goes is told what is left on it', async () => {
            await page.getByRole('button', { name: account.deleteAccount }).click();
            await expect(page.getByRole('alertdialog')).toContainText(account.deletePass.rides(name, 6));
            await answer(page, account.deleteKeep);
          });
          await page.close();
        } finally {
          await park.close();
        }
      },
    );

    test('Who hesitates over the rest while another takes of it still reads why the pass did not pay', async ({
      page,
      errors: seen,
    }) => {
      seen.expect(/409/);
      const { park, rider } = await openParkWithPasses(1, { perDay: 3 });
      try {
        const question = await askForRest(page, park, rider);
        const [last] = await freeSlots(park, { asset: 1, sort: '-startTime', limit: 1 });
        const faster = await park.newPerson();
        await park.call('PATCH', `/items/Slot/${last}`, { bookedBy: faster.id }, faster);
        await expect(question).toContainText(askedFor(2));
        await expect(question).toContainText(errors.byCode.PASS_DAY_USED ?? '?');
        await expect(question).not.toContainText(passName[lang]);
        await answer(page, common.goBack);
        await expect(slotButtons(page, planner.state.mine)).toHaveCount(0);
        const [pass] = await park.call<{ balance: number }[]>('GET', '/items/Pass', undefined, rider);
        expect(pass?.balance).toBe(8);
        await page.close();
      } finally {
        await park.close();
      }
    });

    /** The question without its hours. */
    const askedFor = (slots: number) => planner.bookAllQuestion(slots, '|', '').split('|')[0]?.trim() ?? '?';

    /** Agrees to an hour on a pass of which two slots are used elsewhere meanwhile. @returns the question without the pass, which pays for all or nothing */
    async function askForRest(page: Page, park: Park, rider: Person): Promise<Locator> {
      const question = page.getByRole('alertdialog');
      await arriveAs(page, rider, `${park.url}/planner/1?day=${day.toString()}`);
      await expectDayOpen(page, day, lang);
      await page.getByRole('button', { name: planner.bookAllLabel }).last().click();
      await expect(question).toContainText(planner.pass.takes.rides(passName[lang], 3, 7));

      const [pass] = await park.call<{ id: number }[]>('GET', '/items/Pass', undefined, rider);
      const keys = await freeSlots(park, { asset: 2, sort: 'startTime', limit: 2 });
      await park.call('PATCH', '/items/Slot', { keys, data: { bookedBy: rider.id, pass: pass?.id } }, rider);

      await answer(page, planner.pass.book);
      await expect(question).toContainText(askedFor(3));
      await expect(question).toContainText(errors.byCode.PASS_DAY_USED ?? '?');
      await expectUsable(page);
      return question;
    }
  });
}

/** A park that sells passes, and a rider who has some of them. @param differs what of the pass is another than usual */
async function openParkWithPasses(count: number, differs: Partial<PassFacts> = {}) {
  const park = await openPark();
  const [admin, manager, rider] = [
    await park.newPerson('Admin'),
    await park.newPerson('Manager'),
    await park.newPerson(),
  ];
  await offerPass(park, admin, differs);
  for (let sold = 0; sold < count; sold += 1) {
    // One after the other, so that their numbers rise.
    // oxlint-disable-next-line no-await-in-loop
    await sellPass(park, manager, rider);
  }
  return { park, rider };
}

/** Ids of slots of the day that nobody holds. */
async function freeSlots(park: Park, of: { asset: number; sort: string; limit: number }): Promise<number[]> {
  const filter = `filter[asset]=${of.asset}&filter[bookedBy][_null]=true`;
  const time = `filter[startTime][_gte]=${day.toString()}T00:00:00Z&filter[startTime][_lt]=${day.add({ days: 1 }).toString()}T00:00:00Z`;
  const path = `/items/Slot?${filter}&${time}&sort=${of.sort}&limit=${of.limit}`;
  return (await park.call<{ id: number }[]>('GET', path)).map(({ id }) => id);
}
