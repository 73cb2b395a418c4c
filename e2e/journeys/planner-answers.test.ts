import { expectAccessible } from '../support/accessibility.ts';
import { quickOnPhone } from '../support/depth.ts';
import { answer, dayFromToday, expectToast, slotAt, slotButtons, texts, timeOf } from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const { planner, common } = texts.pl;
const day = dayFromToday(3);
const path = `/planner/2?day=${day.toString()}`;

test(
  'Without a network nothing is sent and nothing is claimed; the question says so and tries again',
  quickOnPhone,
  async ({ page, park, context, errors }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED/);
    const rider = await park.newPerson();
    await arriveAs(page, rider, path);
    const slot = slotButtons(page, planner.state.free).nth(2);
    const time = await timeOf(slot);
    await context.setOffline(true);
    await expect(page.getByText(common.offline).first()).toBeAttached();
    await slot.click();
    await answer(page, planner.book);
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(planner.notChanged);
    await expect(question.getByText(common.offline)).toBeVisible();
    await expect(slotAt(page, time, planner.state.free)).toBeAttached();
    await expectAccessible(page);
    await context.setOffline(false);
    await answer(page, common.tryAgain);
    await expectToast(page, planner.booked);
    await answer(page, planner.allDone);
    await expect(slotAt(page, time, planner.state.mine)).toBeEnabled();
  },
);

test('Taps that come on the heels of a booking book nothing else', quickOnPhone, async ({ page, park }) => {
  const rider = await park.newPerson();
  await arriveAs(page, rider, path);
  // The second tap comes before the question.
  await slotButtons(page, planner.state.free)
    .first()
    .evaluate((slot: HTMLElement) => {
      slot.click();
      slot.click();
    });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: planner.book });
  const box = await confirm.boundingBox();
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  // By the page's own clock, for a slow machine's mouse comes too late: while it is booked, and when the answer is there.
  await page.evaluate(
    async ({ x, y, done }) => {
      const tap = () => (document.elementFromPoint(x, y) as HTMLElement | null)?.click();
      for (const _tap of [1, 2, 3]) tap();
      const isDone = () => document.querySelector('[role=alertdialog]')?.textContent.includes(done);
      while (!isDone()) await new Promise(requestAnimationFrame);
      for (const _tap of [1, 2]) tap();
    },
    { ...at, done: planner.allDone },
  );
  await expect(page.getByRole('alertdialog')).toContainText(planner.allDone);
  await answer(page, planner.allDone);
  await page.evaluate(({ x, y }) => (document.elementFromPoint(x, y) as HTMLElement | null)?.click(), at);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const own = await park.call<unknown[]>('GET', `/items/Slot?filter[bookedBy]=${rider.id}`, undefined, rider);
  expect(own).toHaveLength(1);
  // What covered the sheet is gone again.
  await slotButtons(page, planner.state.free).first().click();
  await expect(page.getByRole('alertdialog')).toContainText(planner.bookQuestion);
});
