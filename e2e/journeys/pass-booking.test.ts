import { languages } from '@cablepark/domain/time/display';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openPark } from '../support/park.ts';
import { offerPass, passName, sellPass } from '../support/passes.ts';
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
  const { account, errors, planner } = texts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test('A rider with a pass is offered it first: for a slot, for an hour, and for what is booked already', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const park = await openPark();
      try {
        const [admin, manager, rider] = [
          await park.newPerson('Admin'),
          await park.newPerson('Manager'),
          await park.newPerson(),
        ];
        await offerPass(park, admin);
        const name = passName[lang];
        await sellPass(park, manager, rider);
        const day = dayFromToday(4);
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
          expect(await balance()).toBe(9);
        });

        await test.step('all that is free in an hour', async () => {
          const hour = page.getByRole('button', { name: planner.bookAllLabel }).last();
          await hour.click();
          const question = page.getByRole('alertdialog');
          await expect(question).toContainText(planner.pass.takes.rides(name, 3, 6));
          await answer(page, planner.pass.book);
          await expectToast(page, planner.bookedMany(3));
          expect(await balance()).toBe(6);
        });

        const time = await test.step('one without it', async () => {
          const slot = slotButtons(page, planner.state.free).first();
          const chosen = await timeOf(slot);
          await slot.click();
          await answer(page, planner.book);
          await expectToast(page, planner.booked);
          expect(await balance()).toBe(6);
          return chosen;
        });

        await test.step('which it then pays for, and gets back when it is cancelled', async () => {
          await page.goto(`${park.url}/myAccount`);
          await expect(page.getByText(account.paid, { exact: true })).toHaveCount(4);
          await page.getByRole('button', { name: new RegExp(`^${planner.pass.pay}: ${time}`) }).click();
          await expect(page.getByRole('alertdialog')).toContainText(planner.pass.takes.rides(name, 1, 5));
          await answer(page, planner.pass.pay);
          await expectToast(page, planner.pass.paid);
          await expectUsable(page);
          await expect(page.getByText(account.paid, { exact: true })).toHaveCount(5);
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
    });

    test('A rider whose pass is used up for the day is offered the next one, also where the page could not know', async ({
      page,
      errors: seen,
    }) => {
      seen.expect(/409/);
      test.setTimeout(120_000);
      const park = await openPark();
      try {
        const [admin, manager, rider] = [
          await park.newPerson('Admin'),
          await park.newPerson('Manager'),
          await park.newPerson(),
        ];
        await offerPass(park, admin, { perDay: 1 });
        const name = passName[lang];
        for (const _ of [1, 2, 3]) await sellPass(park, manager, rider);
        const day = dayFromToday(4);
        const passes = () =>
          park.call<{ id: number; balance: number }[]>('GET', '/items/Pass?sort=id', undefined, rider);
        const question = page.getByRole('alertdialog');
        const free = slotButtons(page, planner.state.free);

        await arriveAs(page, rider, `${park.url}/planner/1?day=${day.toString()}`);
        await expectDayOpen(page, day, lang);
        const askNext = async () => {
          await free.first().click();
          await expect(question).toContainText(planner.pass.takes.rides(name, 1, 9));
        };
        await askNext();
        const hasReadPasses = page.waitForResponse(/\/items\/PassEntry/);
        await answer(page, planner.pass.book);
        await expectToast(page, planner.pass.booked);
        expect((await passes()).map(({ balance }) => balance)).toEqual([9, 10, 10]);
        await hasReadPasses;

        await askNext();
        await test.step('the second one is used up elsewhere meanwhile', async () => {
          const second = (await passes())[1]?.id;
          const from = `filter[startTime][_gte]=${day.toString()}T10:00:00Z`;
          const until = `filter[startTime][_lt]=${day.toString()}T21:00:00Z`;
          const slots = `/items/Slot?filter[bookedBy][_null]=true&${from}&${until}&sort=-startTime&limit=1`;
          const [last] = await park.call<{ id: number }[]>('GET', slots, undefined, rider);
          const asked = { bookedBy: rider.id, pass: second };
          await park.call('PATCH', `/items/Slot/${last?.id}`, asked, rider);
        });
        await answer(page, planner.pass.book);
        await expect(question).toContainText(errors.byCode.PASS_DAY_USED ?? '?');
        await expect(question).toContainText(planner.pass.takes.rides(name, 1, 9));
        await expectUsable(page);
        await answer(page, planner.pass.book);
        await expectToast(page, planner.pass.booked);
        expect((await passes()).map(({ balance }) => balance)).toEqual([9, 9, 9]);

        await free.first().click();
        await expect(question).not.toContainText(name);
        await answer(page, planner.book);
        await expectToast(page, planner.booked);
        await page.close();
      } finally {
        await park.close();
      }
    });

    test('Of an hour for which the pass suffices no more, a rider keeps what it paid and is asked for the rest', async ({
      page,
      errors: seen,
    }) => {
      seen.expect(/409/);
      const park = await openPark();
      try {
        const [admin, manager, rider] = [
          await park.newPerson('Admin'),
          await park.newPerson('Manager'),
          await park.newPerson(),
        ];
        await offerPass(park, admin, { perDay: 3 });
        await sellPass(park, manager, rider);
        const day = dayFromToday(4);
        const question = page.getByRole('alertdialog');
        await arriveAs(page, rider, `${park.url}/planner/1?day=${day.toString()}`);
        await expectDayOpen(page, day, lang);
        await page.getByRole('button', { name: planner.bookAllLabel }).last().click();
        await expect(question).toContainText(planner.pass.takes.rides(passName[lang], 3, 7));

        await test.step('two slots of the day are used elsewhere, before the rider agrees', async () => {
          const [pass] = await park.call<{ id: number }[]>('GET', '/items/Pass', undefined, rider);
          const time = `filter[startTime][_gte]=${day.toString()}T00:00:00Z`;
          const other = `/items/Slot?filter[asset]=2&filter[bookedBy][_null]=true&${time}&sort=startTime&limit=2`;
          const slots = await park.call<{ id: number }[]>('GET', other, undefined, rider);
          const keys = slots.map(({ id }) => id);
          const data = { bookedBy: rider.id, pass: pass?.id };
          await park.call('PATCH', '/items/Slot', { keys, data }, rider);
        });
        await answer(page, planner.pass.book);
        await expectToast(page, planner.bookedPart(1, 3));
        await expect(question).toContainText(planner.bookAllQuestion(2));
        await expect(question).toContainText(errors.byCode.PASS_DAY_USED ?? '?');
        await expectUsable(page);
        await answer(page, planner.book);
        await expectToast(page, planner.bookedMany(2));
        await page.close();
      } finally {
        await park.close();
      }
    });
  });
}
