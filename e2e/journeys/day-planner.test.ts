import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Locator, Page } from '@playwright/test';
import { longDay } from '../../web/src/i18n/dayNames.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { freeSlot, held, saturday, sitDown, slotButton, test } from '../support/day.ts';
import { slotAt, slotButtons, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

function at(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: defaultZone, plainTime: time }).toInstant();
}

function paintOf(element: Locator): Promise<{ background: string; edge: string; weight: string }> {
  return element.evaluate((node) => {
    const { backgroundColor } = getComputedStyle(node);
    const { backgroundImage } = getComputedStyle(node, '::after');
    const { fontWeight } = getComputedStyle(node.querySelector('[aria-hidden] > span') ?? node);
    return { background: backgroundColor, edge: backgroundImage, weight: fontWeight };
  });
}

/** The page as it knows its visitor: with a month in its address it is made anew in place of what the server had sent. */
async function knowing(page: Page): Promise<void> {
  await expect(page.locator('[data-for=visitor]')).toHaveCount(0);
}

const dayCell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

test('A ride of the night is upcoming until it has ended, for its rider, the planner and the staff', async ({
  page,
  context,
  park,
  lang,
}) => {
  const { account, planner } = texts[lang];
  const { desk } = staffTexts[lang];
  const night = saturday().add({ days: 1 });
  const [rider, editor] = [await park.newPerson(), await park.newPerson('Editor')];
  const [late] = await park.call<{ id: number }[]>(
    'POST',
    '/items/Slot',
    [{ startTime: at(night, '02:00').toString(), duration: 30, price: 55, asset: 1, bookedBy: null }],
    editor,
  );
  if (!late) throw new Error('The slot was not made.');
  await park.call('PATCH', `/items/Slot/${late.id}`, { bookedBy: rider.id }, editor);

  const minutes = 60_000;

  await sitDown(page, rider, `/planner/1?day=${night.toString()}`, at(night, '02:10'));
  await expect(slotAt(page, '02:00', planner.state.mine)).toBeEnabled();
  await page.goto('/myAccount');
  const own = page.getByRole('region', { name: account.mySlots }).getByText('02:00', { exact: true });
  await expect(own).toBeVisible();
  await page.getByRole('radio', { name: account.archived, exact: true }).check();
  await expect(page.getByText(account.noArchived)).toBeVisible();
  // At half past two it has ended: without a word from the server it stands in the other list.
  await page.clock.runFor(21 * minutes);
  await expect(own).toBeVisible();
  await expect(page.getByText(account.ended, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: account.upcoming, exact: true }).check();
  await expect(page.getByText(account.noUpcoming)).toBeVisible();

  const staff = await context.newPage();
  await sitDown(staff, editor, `/bookings?q=${rider.email}`, at(night, '02:10'));
  await expect(slotButton(staff, late)).toBeVisible();
  await staff.getByRole('radio', { name: desk.archived }).check();
  await expect(staff).toHaveURL(/when=archived/);
  await expect(staff.getByText(desk.noneFound)).toBeVisible();
  await expect(slotButton(staff, late)).toHaveCount(0);
  await staff.clock.runFor(21 * minutes);
  await expect(slotButton(staff, late)).toHaveCount(0);
  // The desk's day ends at five: what has ended in the night may still have to be paid.
  await staff.clock.fastForward(150 * minutes);
  await expect(slotButton(staff, late)).toBeVisible();
});

test('Today opens with the hour that it is; those that are over wait behind a button', async ({
  page,
  park,
  lang,
}) => {
  const { planner } = texts[lang];
  const manager = await park.newPerson('Manager');
  await freeSlot(park, manager, { time: '20:30', asset: 1 });
  await sitDown(page, manager, `/planner/1?day=${saturday().toString()}`, at(saturday(), '18:47'));
  await expect(slotButtons(page, planner.state.free).first()).toBeInViewport({ ratio: 1 });
  await expect(slotButtons(page, planner.state.free).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^18:00 / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^17:45 / })).toBeHidden();
  await expectAccessible(page);
  const earlier = page.locator('summary', { hasText: planner.earlierHours });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(slotAt(page, '17:45', planner.state.ended)).toBeVisible();
  await expect(slotAt(page, '09:00', planner.state.ended)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(slotAt(page, '17:45', planner.state.ended)).toBeHidden();
});

test('Another day, and one that is over, have all their hours in front', async ({ page, park, lang }) => {
  const { planner } = texts[lang];
  const rider = await park.newPerson();
  const today = saturday();
  await sitDown(page, rider, `/planner/1?day=${today.add({ days: 1 }).toString()}`, at(today, '23:30'));
  await expect(page.getByRole('button', { name: /^09:00 / }).first()).toBeVisible();
  await expect(page.getByText(planner.earlierHours)).toHaveCount(0);
  await page.getByRole('button', { name: planner.previousDay }).click();
  await expect(slotAt(page, '09:00', planner.state.ended)).toBeVisible();
  await expect(page.getByText(planner.earlierHours)).toHaveCount(0);
});

test('Days of the months before and after have the colours of their own slots, a little paler', async ({
  page,
  park,
}) => {
  await sitDown(page, await park.newPerson(), '/planner/2?month=2026-06');
  await knowing(page);
  await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();
  const [own, other, closed] = [
    dayCell(page, '2026-06-30'),
    dayCell(page, '2026-07-05'),
    dayCell(page, '2026-07-02'),
  ];
  await expect(other).toHaveAttribute('data-colour', 'free');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [quiet, gray, ended] = [await paintOf(other), await paintOf(closed), await paintOf(own)];
    await page.goto('/planner/2?month=2026-07');
    await knowing(page);
    await expect(other).toHaveAttribute('data-colour', 'free');
    const plain = await paintOf(other);
    expect(quiet.edge).toMatch(/^linear-gradient/);
    expect(quiet.edge).toBe(plain.edge);
    expect(new Set([quiet.background, plain.background, gray.background, ended.background]).size).toBe(4);
    expect(Number(quiet.weight)).toBeLessThan(Number(plain.weight));
    await page.goto('/planner/2?month=2026-06');
    await knowing(page);
    await expect(other).toHaveAttribute('data-colour', 'free');
    await expectAccessible(page);
  }
});

test('Late in a month the calendar begins with the week of today', async ({ page, park, lang }, {
  project,
}) => {
  const late = Temporal.PlainDate.from('2026-07-28');
  await sitDown(page, await park.newPerson(), '/planner/1', at(late, '10:00'));
  await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();
  const cells = page.getByRole('gridcell').getByRole('button');
  await expect(cells).toHaveCount(42);
  await expect(cells.first()).toHaveAttribute('data-day', '2026-07-27');

  // A day that it leaves out is there for whoever asks for it; no arrow gets lost among them.
  await dayCell(page, '2026-07-28').focus();
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(dayCell(page, '2026-07-27')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: texts[lang].planner.previousDay }).click();
  const earlier = longDay(Temporal.PlainDate.from('2026-07-26'), lang);
  await expect(page.getByRole('heading', { name: earlier })).toBeVisible();
  // On a large screen the day stands beside the weeks, which stay with it.
  if (project.name !== 'phone') return;
  await page.keyboard.press('Escape');
  await expect(cells.first()).toHaveAttribute('data-day', '2026-07-27');
});

test('A slot that another rider holds is red, in light and dark', async ({ page, park, lang }) => {
  const { planner } = texts[lang];
  const [rider, manager] = [await park.newPerson(), await park.newPerson('Manager')];
  await held(park, manager, manager, { time: '15:00', asset: 1 });
  await sitDown(page, rider, `/planner/1?day=${saturday().toString()}`);
  const slot = slotAt(page, '15:00', planner.state.taken);
  const legend = page.getByRole('list', { name: planner.legend, includeHidden: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { background } = await paintOf(slot);
    const [red = 0, green = 255, blue = 255] = (background.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(110);
    expect(red).toBeGreaterThan(1.3 * Math.max(green, blue));
    const swatch = legend.locator('[data-colour=full]');
    expect(background).toBe((await paintOf(swatch)).background);
    await expectAccessible(page);
  }
});
