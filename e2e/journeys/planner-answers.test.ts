import { expectAccessible } from '../support/accessibility.ts';
import { quickOnPhone } from '../support/depth.ts';
import {
  answer,
  dayButton,
  dayFromToday,
  expectToast,
  slotAt,
  slotButtons,
  texts,
  timeOf,
} from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const { planner, common } = texts.pl;
const day = dayFromToday(3);
const path = `/planner/2?day=${day.toString()}`;

test('A booking whose answer was lost is found out, and told as it is', async ({ page, park, errors }) => {
  errors.expect(/ERR_FAILED/);
  const rider = await park.newPerson();
  await arriveAs(page, rider, path);
  const slot = slotButtons(page, planner.state.free).first();
  const time = await timeOf(slot);
  await page.route('**/items/Slot/*', async (route) => {
    if (route.request().method() === 'PATCH') await route.fetch();
    await (route.request().method() === 'PATCH' ? route.abort('failed') : route.continue());
  });
  await slot.click();
  await answer(page, planner.book);
  await expectToast(page, planner.unsure);
  await expectToast(page, planner.booked);
  await answer(page, planner.allDone);
  await expect(slotAt(page, time, planner.state.mine)).toBeEnabled();
});

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

test('A slot whose answer is lost stays undecided until it is found out, also on the way to another track', async ({
  page,
  park,
  errors,
}, { project }) => {
  errors.expect(/ERR_FAILED/);
  await arriveAs(page, await park.newPerson(), path);
  const slot = slotButtons(page, planner.state.free).nth(2);
  const time = await timeOf(slot);
  await page.route('**/items/Slot/*', async (route) => route.abort('failed'));
  await slot.click();
  await answer(page, planner.book);
  await expect(page.getByRole('alertdialog')).toContainText(planner.unsure);
  await expect(slotAt(page, time, planner.pending)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  // Whoever looks at the other track meanwhile finds the slot as undecided as they left it.
  if (project.name === 'phone') await page.keyboard.press('Escape');
  for (const track of [1, 2])
    await page
      .getByRole('main')
      .getByRole('link', { name: common.track(track) })
      .click();
  await dayButton(page, day, 'pl').click();
  await expect(slotAt(page, time, planner.pending)).toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/items/Slot/*');
  await expectToast(page, planner.notChanged);
  await expect(slotAt(page, time, planner.state.free)).toBeEnabled();
});

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
  const tap = () => page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  for (const _tap of [1, 2, 3, 4]) await tap();
  await expect(page.getByRole('alertdialog')).toContainText(planner.allDone);
  await tap();
  await answer(page, planner.allDone);
  await tap();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const own = await park.call<unknown[]>('GET', `/items/Slot?filter[bookedBy]=${rider.id}`, undefined, rider);
  expect(own).toHaveLength(1);
  // What covered the sheet is gone again.
  await slotButtons(page, planner.state.free).first().click();
  await expect(page.getByRole('alertdialog')).toContainText(planner.bookQuestion);
});

test('The second of two riders is told the truth', quickOnPhone, async ({ page, park, errors }) => {
  errors.expect(/409/);
  const [first, second] = [await park.newPerson(), await park.newPerson()];
  // Else the question would have been taken back.
  await page.routeWebSocket('**/websocket', async (socket) => socket.close());
  await arriveAs(page, second, path);
  const slot = slotButtons(page, planner.state.free).last();
  const id = await slot.getAttribute('data-slot');
  await slot.click();
  await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: first.id }, first);
  await answer(page, planner.book);
  await expectToast(page, planner.slotTaken);
  await expect(page.getByRole('alertdialog')).toContainText(planner.slotTaken);
  await answer(page, common.ok);
  // By its number: the evening's places all begin at one time.
  await expect(page.locator(`[data-slot="${id}"]`)).toBeDisabled();
});
