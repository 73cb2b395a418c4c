import { toGrosze } from '@cablepark/contract/money';
import type { SlotRow } from '@cablepark/contract/slots';
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

test('A new rider signs up from the question and is told who was faster', async ({ page, park }, {
  project,
}) => {
  const { auth } = texts.pl;
  const faster = await park.newPerson();
  await page.goto(path);
  const slot = slotButtons(page, planner.state.free).nth(4);
  const time = await timeOf(slot);
  const id = await slot.getAttribute('data-slot');
  await slot.click();
  await answer(page, planner.createAccount);
  await expect(page).toHaveURL('/signup');
  await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: faster.id }, faster);
  await page.getByLabel(auth.name).fill('Ola');
  await page.getByLabel(auth.phone).fill('600700800');
  await page.getByLabel(auth.email).fill(`${project.name}-newcomer@example.com`);
  await page.getByLabel(auth.password, { exact: true }).fill('pomost i wiosło');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: auth.signup }).click();
  await expectToast(page, planner.slotTaken);
  await expect(page).toHaveURL(new RegExp(`day=${day.toString()}`));
  await expect(slotAt(page, time, planner.state.taken)).toBeDisabled();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('Inside the free limit both questions tell a rider what cancelling may cost', async ({ page, park }) => {
  const rider = await park.newPerson();
  await arriveAs(page, rider, path);
  const slot = slotButtons(page, planner.state.free).first();
  const time = await timeOf(slot);
  const id = await slot.getAttribute('data-slot');
  const { startTime, price } = await park.call<SlotRow>('GET', `/items/Slot/${id}`);
  await page.clock.setFixedTime(Temporal.Instant.from(startTime).subtract({ hours: 5 }).epochMilliseconds);
  await page.reload();
  const question = page.getByRole('alertdialog');
  const limit = account.hoursBefore(6);
  await slotAt(page, time, planner.state.free).click();
  await expect(question).toContainText(planner.bookTermsLate(limit, common.price(toGrosze(price))));
  await answer(page, planner.book);
  await answer(page, planner.allDone);
  await slotAt(page, time, planner.state.mine).click();
  await expect(question).toContainText(planner.cancelLate(limit, common.price(toGrosze(price))));
  await answer(page, planner.keepBooking);
  await page.goto('/myAccount');
  await page.getByRole('button', { name: new RegExp(`^${account.cancelAt(time, '')}`) }).click();
  await expect(question).toContainText(planner.cancelLate(limit, common.price(toGrosze(price))));
});

test('Inside the last hour a rider is asked to call instead of cancelling', async ({ page, park }) => {
  const rider = await park.newPerson();
  await arriveAs(page, rider, path);
  const slot = slotButtons(page, planner.state.free).first();
  const time = await timeOf(slot);
  const id = await slot.getAttribute('data-slot');
  await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: rider.id }, rider);
  const { startTime } = await park.call<SlotRow>('GET', `/items/Slot/${id}`);
  await page.clock.setFixedTime(Temporal.Instant.from(startTime).subtract({ minutes: 59 }).epochMilliseconds);
  await page.reload();
  await slotAt(page, time, planner.state.mine).click();
  await expect(page.getByRole('alertdialog')).toContainText('nie da się już anulować rezerwacji');
});

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
      // No event of the sample adds places to the first track's days.
      await page.goto(`/planner/1?day=${day.toString()}`);
      const hours = page.getByRole('button', { name: planner.bookAllLabel });
      await expect(hours.first()).toContainText('09:00');
      await expect(hours.last()).toContainText('20:00');
      await expect(dayButton(page, day, 'pl')).toContainText(planner.freeOf(0, 48).slice(-5));
    });
  });
}

test('A track goes by the name that the park gave it, in the question and in the account', async ({
  page,
  park,
}) => {
  const [rider, admin] = [await park.newPerson(), await park.newPerson('Admin')];
  const rename = (name: string) => park.call('PATCH', '/items/Asset/2', { name }, admin);
  await rename('Zatoka');
  try {
    await arriveAs(page, rider, path);
    const slot = slotButtons(page, planner.state.free).nth(6);
    const time = await timeOf(slot);
    await slot.click();
    await expect(page.getByRole('alertdialog')).toContainText('Zatoka');
    await answer(page, planner.book);
    await expectToast(page, planner.booked);
    await answer(page, planner.allDone);
    await page.goto('/myAccount');
    await expect(page.getByRole('button', { name: account.cancelAt(time, 'Zatoka') })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(common.track(2));
  } finally {
    await rename('2');
  }
});
