import { defaultZone } from '@cablepark/domain/park-time';
import { monthGrid } from '@cablepark/domain/planner';
import type { Slot } from '@cablepark/domain/slots';
import { expectAccessible } from '../support/accessibility.ts';
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

test('A visitor is asked to log in and comes back to the very day', async ({ page, park, errors }) => {
  errors.expect(/401/);
  const rider = await park.newPerson();
  await page.goto(path);
  await slotButtons(page, planner.state.free).first().click();
  await expect(page.getByRole('alertdialog')).toContainText(planner.loginToBook);
  await answer(page, planner.logIn);
  await page.getByLabel(texts.pl.auth.email).fill(rider.email);
  await page.getByLabel(texts.pl.auth.password, { exact: true }).fill(rider.password);
  await page.getByRole('button', { name: texts.pl.auth.login }).click();
  await expect(page).toHaveURL(new RegExp(`day=${day.toString()}`));
  await expect(slotButtons(page, planner.state.free).first()).toBeVisible();
});

test('The second of two riders is told the truth', async ({ page, park, errors }) => {
  errors.expect(/409/);
  const [first, second] = [await park.newPerson(), await park.newPerson()];
  await arriveAs(page, second, path);
  const slot = slotButtons(page, planner.state.free).last();
  const time = await timeOf(slot);
  const id = await slot.getAttribute('data-slot');
  await slot.click();
  await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: first.id }, first);
  await answer(page, planner.book);
  await expectToast(page, planner.slotTaken);
  await expect(slotAt(page, time, planner.state.taken)).toBeDisabled();
});

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
  await expect(slotAt(page, time, planner.state.mine)).toBeEnabled();
});

test('A lost connection says so; nothing is booked and nothing is claimed', async ({
  page,
  park,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  const rider = await park.newPerson();
  await arriveAs(page, rider, path);
  const slot = slotButtons(page, planner.state.free).nth(2);
  const time = await timeOf(slot);
  await context.setOffline(true);
  await expect(page.getByText(common.offline)).toBeAttached();
  await slot.click();
  await answer(page, planner.book);
  await expectToast(page, planner.unsure);
  await context.setOffline(false);
  await expectToast(page, planner.notChanged);
  await expect(slotAt(page, time, planner.state.free)).toBeEnabled();
});

test('Inside the last hour a rider is asked to call instead of cancelling', async ({ page, park }) => {
  const rider = await park.newPerson();
  await arriveAs(page, rider, path);
  const slot = slotButtons(page, planner.state.free).first();
  const time = await timeOf(slot);
  const id = await slot.getAttribute('data-slot');
  await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: rider.id }, rider);
  const { startTime } = await park.call<Slot>('GET', `/items/Slot/${id}`);
  await page.clock.setFixedTime(Temporal.Instant.from(startTime).subtract({ minutes: 59 }).epochMilliseconds);
  await page.reload();
  await slotAt(page, time, planner.state.mine).click();
  await expect(page.getByRole('alertdialog')).toContainText('Nie możesz anulować rezerwacji');
});

test('The keyboard alone leads from the month to a booked slot', async ({ page, park }, { project }) => {
  const rider = await park.newPerson();
  await arriveAs(page, rider, '/planner/1');
  // Until then the month that the server made stands there without its scripts.
  await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();
  await dayButton(page, dayFromToday(0), 'pl').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(dayButton(page, dayFromToday(3), 'pl')).toBeFocused();
  await page.keyboard.press('Enter');
  const slot = slotButtons(page, planner.state.free).first();
  await expect(slot).toBeVisible();
  const time = await timeOf(slot);
  for (let presses = 0; presses < 90; presses += 1) {
    if (await slot.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(slot).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectToast(page, planner.booked);
  await expect(slotAt(page, time, planner.state.mine)).toBeEnabled();
  if (project.name === 'phone') {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('All 2,016 slots of a full month are on the screen', async ({ page, park }) => {
  test.setTimeout(60_000);
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
    const made = await park.call<Slot[]>('POST', '/items/Slot', slots, editor);
    expect(made).toHaveLength(slots.length);
  }
  await page.goto(`/planner/1?month=${month.toString()}`);
  await expect(page.getByRole('gridcell').getByRole('button', { name: planner.freeOf(48, 48) })).toHaveCount(
    42,
  );
  await expectAccessible(page);
});

test('A shared link opens its month and day; back closes the day', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/planner/1');
  await dayButton(page, dayFromToday(2), 'pl').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const timezoneId of ['Asia/Kathmandu', 'America/St_Johns']) {
  test.describe(`A visitor whose clocks are set to ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees the park’s hours and days', async ({ page }) => {
      // No event of the sample adds places to the first track's days.
      await page.goto(`/planner/1?day=${day.toString()}`);
      const hours = page.getByRole('button', { name: planner.bookAllLabel });
      await expect(hours.first()).toContainText('09:00');
      await expect(hours.last()).toContainText('20:00');
      await expect(dayButton(page, day, 'pl')).toContainText(planner.freeOf(0, 48).slice(-5));
    });
  });
}
