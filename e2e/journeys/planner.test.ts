import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { monthGrid } from '@cablepark/domain/slots/month-page';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { expectAccessible } from '../support/accessibility.ts';
import { quickOnPhone } from '../support/depth.ts';
import {
  answer,
  dayButton,
  dayFromToday,
  expectDayOpen,
  expectToast,
  slotAt,
  slotButtons,
  texts,
  timeOf,
} from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const { account, planner, common } = texts.pl;
const day = dayFromToday(3);
const path = `/planner/2?day=${day.toString()}`;

test(
  'A visitor is asked to log in and comes back to the very slot, whose question is asked once',
  quickOnPhone,
  async ({ page, park, errors }) => {
    errors.expect(/401/);
    const rider = await park.newPerson();
    await page.goto(path);
    const slot = slotButtons(page, planner.state.free).first();
    const time = await timeOf(slot);
    await slot.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(planner.loginToBook);
    await expectAccessible(page);
    await answer(page, planner.createAccount);
    await page.getByRole('main').getByRole('link', { name: texts.pl.auth.loginLink }).click();
    // Both pages have fields of these names.
    await expect(page.getByRole('heading', { name: texts.pl.auth.loginTitle })).toBeVisible();
    await page.getByLabel(texts.pl.auth.email).fill(rider.email);
    await page.getByLabel(texts.pl.auth.password, { exact: true }).fill(rider.password);
    await page.getByRole('button', { name: texts.pl.auth.login }).click();
    await expect(page).toHaveURL(new RegExp(`day=${day.toString()}`));
    await expect(question).toContainText(planner.bookQuestion);
    await expect(question).toContainText(time);
    await expect(question).toContainText(planner.bookTerms(account.freeHours(6)));
    await answer(page, common.goBack);
    await expect(slotAt(page, time, planner.state.free)).toBeFocused();
    await page.reload();
    await expect(slotAt(page, time, planner.state.free)).toBeEnabled();
    await expect(question).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`day=${day.toString()}`));
    await slotAt(page, time, planner.state.free).click();
    await answer(page, common.goBack);
    // Nor was another question waiting behind that one: the way back leads past the pages of the account.
    await expect(question).toBeHidden();
  },
);

test(
  'The keyboard alone leads from the month to a booked slot',
  quickOnPhone,
  async ({ page, park }, { project }) => {
    const rider = await park.newPerson();
    await arriveAs(page, rider, '/planner/1');
    // Until then the month that the server made stands there without its scripts.
    await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();
    await dayButton(page, dayFromToday(0), 'pl').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(dayButton(page, dayFromToday(3), 'pl')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectDayOpen(page, dayFromToday(3), 'pl');
    const slot = slotButtons(page, planner.state.free).first();
    await expect(slot).toBeVisible();
    const time = await timeOf(slot);
    for (let presses = 0; presses < 90; presses += 1) {
      if (await slot.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(slot).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: planner.book })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, planner.booked);
    await expect(page.getByRole('button', { name: planner.allDone })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(slotAt(page, time, planner.state.mine)).toBeEnabled();
    if (project.name === 'phone') {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  },
);

test('All 2,016 slots of a full month are on the screen', async ({ page, park }, { project }) => {
  const editor = await park.newPerson('Editor');
  const month = dayFromToday(0).toPlainYearMonth().add({ months: 3 });
  const days = monthGrid(month);
  for (const part of [days.slice(0, 21), days.slice(21)]) {
    const slots = part.flatMap((each) => {
      const opens = each.toZonedDateTime({ timeZone: defaultZone, plainTime: '09:00' });
      return Array.from({ length: 48 }, (_, quarter) => ({
        startTime: opens
          .add({ minutes: 15 * quarter })
          .toInstant()
          .toString(),
        duration: 15,
        price: 55,
        asset: 1,
        bookedBy: null,
      }));
    });
    const made = await park.call<SlotRow[]>('POST', '/items/Slot', slots, editor);
    expect(made).toHaveLength(slots.length);
  }
  await page.goto(`/planner/1?month=${month.toString()}`);
  await expect(page.getByRole('gridcell').getByRole('button', { name: planner.freeOf(48, 48) })).toHaveCount(
    42,
  );
  if (project.name === 'desktop') {
    // However far the hours of a day go down, the month stays beside them.
    await dayButton(page, month.toPlainDate({ day: 15 }), 'pl').click();
    await slotButtons(page, planner.state.free).last().focus();
    await expect(page.getByRole('gridcell').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('gridcell').last()).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
});

test('A shared link opens its month and day; back closes the day', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/planner/1');
  await dayButton(page, dayFromToday(2), 'pl').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // A sheet that stood there before React comes into the address with it.
  await expect(page).toHaveURL(/day=/);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const timezoneId of ['Asia/Kathmandu', 'America/St_Johns']) {
  test.describe(`A visitor whose clocks are set to ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees the park’s hours and days', async ({ page }) => {
      // No event of the sample adds places to the first track's days, and no other journey books on this one.
      const alone = dayFromToday(11);
      await page.goto(`/planner/1?day=${alone.toString()}`);
      const hours = page.getByRole('button', { name: planner.bookAllLabel });
      await expect(hours.first()).toContainText('09:00');
      await expect(hours.last()).toContainText('20:00');
      await expect(dayButton(page, alone, 'pl')).toContainText(planner.freeOf(0, 48).slice(2));
    });
  });
}
