import {
  answer,
  dayFromToday,
  expectDayOpen,
  expectToast,
  slotAt,
  slotButtons,
  texts,
  timeOf,
} from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const { planner, common } = texts.pl;
const lying = { width: 1194, height: 834 };
const upright = { width: 834, height: 1194 };

test('A question can be answered when the tablet has been turned under it', async ({ page, park }) => {
  const day = dayFromToday(13);
  await page.setViewportSize(lying);
  await arriveAs(page, await park.newPerson(), `/planner/1?day=${day.toString()}`);
  await expectDayOpen(page, day, 'pl');
  const sheet = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const free = slotButtons(page, planner.state.free);
  const time = await timeOf(free.first());
  await free.first().click();
  await expect(question).toContainText(time);

  await page.setViewportSize(upright);
  // The day, which stood beside the month, lies over it now, and under the question.
  await expect(sheet).toBeVisible();
  await expect(question.getByRole('button', { name: planner.book, exact: true })).toBeFocused();
  await answer(page, planner.book);
  await expectToast(page, planner.booked);
  await answer(page, planner.allDone);
  await expect(slotAt(page, time, planner.state.mine)).toBeVisible();

  await free.first().click();
  await expect(question).toBeVisible();
  await page.setViewportSize(lying);
  await expect(sheet).toHaveCount(0);
  await answer(page, common.goBack);
  await expect(question).toHaveCount(0);
  await expect(slotAt(page, time, planner.state.mine)).toBeVisible();
});
