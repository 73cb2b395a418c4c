import { several as severalEn } from '../../web/src/i18n/en/parties/several.ts';
import { several as severalPl } from '../../web/src/i18n/pl/parties/several.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { quickOnPhone } from '../support/depth.ts';
import { expect, test } from '../support/desk.ts';
import { answer, dayButton, dayFromToday, expectToast, slotButtons, texts } from '../support/planner.ts';
import { arriveAs } from '../support/test.ts';

const day = dayFromToday(3);
const path = `/planner/2?day=${day.toString()}`;
const several = { pl: severalPl, en: severalEn };

test(
  'Two riders look at one day: what one books and gives back turns on the other’s screen, and is told once',
  quickOnPhone,
  async ({ page, park, visit, lang }) => {
    const { planner } = texts[lang];
    const [first, second] = [await park.newPerson(), await park.newPerson()];
    await arriveAs(page, first, path);
    const mine = slotButtons(page, planner.state.free).nth(1);
    const id = await mine.getAttribute('data-slot');
    const { page: other } = await visit(path, { as: second });
    const seen = other.locator(`[data-slot="${id}"]`);
    await expect(seen).toHaveAttribute('data-state', 'free');
    const free = other.locator('[data-autofocus]', { hasText: /\d/ });
    const before = (await free.textContent()) ?? '';

    await mine.click();
    await answer(page, planner.book);
    await answer(page, planner.allDone);
    await expect(seen).toHaveAttribute('data-state', 'taken');
    await expect(free).not.toHaveText(before);
    await expect(other.getByRole('status').filter({ hasText: planner.othersTook(1) })).toBeAttached();
    await expectAccessible(other);

    await page.locator(`[data-slot="${id}"]`).click();
    await answer(page, planner.cancelBooking);
    await expect(seen).toHaveAttribute('data-state', 'free');
    await expect(free).toHaveText(before);
  },
);

test('A month turns, too, and neither the focus nor what stands open is lost', async ({
  page,
  park,
  lang,
}) => {
  const rider = await park.newPerson();
  await page.goto('/planner/2');
  const cell = dayButton(page, day, lang);
  await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();
  await cell.focus();
  const before = (await cell.textContent()) ?? '';
  const slots = await park.call<{ id: number }[]>(
    'GET',
    `/items/Slot?filter[asset]=2&filter[bookedBy][_null]=true&filter[startTime][_gt]=${day.toString()}T04:00:00Z&filter[startTime][_lt]=${day.toString()}T20:00:00Z&sort=startTime&limit=1`,
  );
  await park.call('PATCH', `/items/Slot/${slots[0]?.id}`, { bookedBy: rider.id }, rider);
  await expect(cell).not.toHaveText(before);
  await expect(cell).toBeFocused();
});

test('A question about a slot that goes is taken back at once, and the next free one is offered', async ({
  page,
  park,
  lang,
}) => {
  const { planner } = texts[lang];
  const [faster, rider] = [await park.newPerson(), await park.newPerson()];
  await arriveAs(page, rider, path);
  const slot = slotButtons(page, planner.state.free).nth(3);
  const id = await slot.getAttribute('data-slot');
  await slot.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(planner.bookQuestion);
  await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: faster.id }, faster);
  await expect(question).toContainText(planner.goneTitle);
  await expectAccessible(page);
  await answer(page, planner.askForNext);
  await expect(question).toContainText(planner.bookQuestion);
  await answer(page, planner.book);
  await expectToast(page, planner.booked);
  await answer(page, planner.allDone);
  await expect(page.locator(`[data-slot="${id}"]`)).toHaveAttribute('data-state', 'taken');
});

test(
  'In a plane the page says from when it is, and after it shows what has happened meanwhile',
  quickOnPhone,
  async ({ page, context, park, errors, lang }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED/);
    const { planner, common } = texts[lang];
    const rider = await park.newPerson();
    await page.goto(path);
    const slot = slotButtons(page, planner.state.free).nth(5);
    const id = await slot.getAttribute('data-slot');
    await expect(page.locator(`[data-slot="${id}"]`)).toHaveAttribute('data-state', 'free');
    await context.setOffline(true);
    await expect(page.getByText(common.offline).first()).toBeAttached();
    await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: rider.id }, rider);
    await page.clock.fastForward(61_000);
    await expect(page.getByText(planner.stale('').slice(0, 15)).first()).toBeVisible();
    await expect(page.locator(`[data-slot="${id}"]`)).toHaveAttribute('data-state', 'free');
    await context.setOffline(false);
    await expect(page.locator(`[data-slot="${id}"]`)).toHaveAttribute('data-state', 'taken');
    await expect(page.getByText(planner.stale('').slice(0, 15))).toHaveCount(0);
  },
);

test('A part of the page that is asked for without network comes with the network, and the page stays', async ({
  page,
  context,
  park,
  errors,
  lang,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
  const { planner } = texts[lang];
  const t = several[lang];
  await arriveAs(page, await park.newPerson(), path);
  const slot = slotButtons(page, planner.state.free).nth(5);
  const id = await slot.getAttribute('data-slot');
  await slot.click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await context.setOffline(true);
  await answer(page, t.more);
  await expect(page.locator(`[data-slot="${id}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: t.chosen })).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('region', { name: t.chosen }).getByRole('button', { name: t.book }).click();
  await answer(page, planner.book);
  await expect(page.locator(`[data-slot="${id}"]`)).toHaveAttribute('data-state', 'mine');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('Where no connection is let through, the page asks by itself', async ({ page, park, lang }) => {
  const { planner } = texts[lang];
  const rider = await park.newPerson();
  let refused = 0;
  await page.routeWebSocket('**/websocket', async (socket) => {
    refused += 1;
    await socket.close();
  });
  await page.goto(path);
  const slot = slotButtons(page, planner.state.free).nth(7);
  const id = await slot.getAttribute('data-slot');
  await expect(async () => {
    await page.clock.fastForward(1_000);
    expect(refused).toBeGreaterThan(1);
  }).toPass();
  await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: rider.id }, rider);
  // Sooner than it would have been read anyway.
  await page.clock.fastForward(16_000);
  await expect(page.locator(`[data-slot="${id}"]`)).toHaveAttribute('data-state', 'taken');
});
