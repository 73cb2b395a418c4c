import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { expectAccessible } from '../support/accessibility.ts';
import {
  freeSlot,
  held,
  longDate,
  newRider,
  pay,
  paymentsOf,
  saturday,
  sitDown,
  slotButton,
  test,
} from '../support/day.ts';
import { quickAtDesk } from '../support/depth.ts';
import { expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

/** How often the page asks anew by itself, and a little. */
const refreshMs = 21_000;

test(
  'The day shows who rides and who is next, takes a payment in two taps, and follows what other desks do',
  quickAtDesk,
  async ({ page, park, lang }) => {
    const { desk } = staffTexts[lang];
    const { common } = texts[lang];
    const manager = await park.newPerson('Manager');
    const [riding, next] = [await newRider(park, manager, 'Jagoda'), await newRider(park, manager, 'Kosma')];
    const now = await held(park, manager, riding, { time: '12:00', asset: 1 });
    const coming = await held(park, manager, next, { time: '12:15', asset: 1 });
    const free = await freeSlot(park, manager, { time: '12:30', asset: 1 });
    await sitDown(page, manager, '/today');
    const track = page.getByRole('region', { name: common.track(1) });
    const card = (term: string) =>
      track.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: term }) });
    const [onWater, isNext] = [card(desk.riding), card(desk.next)] as const;
    await expect(onWater).toContainText(riding.name);
    await expect(onWater).toContainText(desk.until('12:15'));
    await expect(isNext).toContainText(`${next.name}12:15`);
    await expect(track.locator('[aria-current=time]')).toContainText(riding.name);

    await onWater
      .getByRole('button', { name: `${desk.pay}: 12:00, ${common.track(1)}, ${riding.name}` })
      .click();
    await page.getByRole('button', { name: new RegExp(`^${desk.method.card}, `) }).click();
    await expectToast(page, desk.payDone);
    await expect(onWater).toContainText(desk.paidBy(desk.method.card));
    expect(await paymentsOf(park, manager, now)).toMatchObject([{ method: 'card', amount: now.price }]);

    await pay(park, manager, coming, 'pass');
    const guest = { slot: free.id, first_name: 'Okienko', description: '500600700' };
    await park.call('POST', '/desk/walk-ins', guest, manager);
    await page.clock.fastForward(refreshMs);
    await expect(isNext).toContainText(desk.paidBy(desk.paperPass.toLowerCase()));
    await expect(slotButton(page, free)).toContainText('Okienko');

    await page.clock.fastForward('14:30');
    await expect(onWater).toContainText(next.name);
    await expect(isNext).toContainText('Okienko');
  },
);

test('A tablet, upright and across, has both tracks side by side, with targets for wet fingers', async ({
  page,
  park,
  lang,
}) => {
  const { common } = texts[lang];
  const manager = await park.newPerson('Manager');
  const size =
    test.info().project.name === 'phone' ? { width: 768, height: 1024 } : { width: 1024, height: 768 };
  await page.setViewportSize(size);
  await sitDown(page, manager, '/today');
  const [name, bar] = [
    page.getByRole('banner').getByRole('link').first(),
    page.getByRole('navigation', { name: staffTexts[lang].menu.title, exact: true }),
  ];
  const boxOf = (asset: number) => page.getByRole('region', { name: common.track(asset) }).boundingBox();
  await expect(page.getByRole('region', { name: common.track(2) })).toBeVisible();
  const [nameBox, barBox] = [await name.boundingBox(), await bar.boundingBox()];
  expect(barBox?.y).toBeGreaterThanOrEqual((nameBox?.y ?? 0) + (nameBox?.height ?? 0));
  const [left, right] = [await boxOf(1), await boxOf(2)];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  const heights = await page
    .getByRole('region')
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  const seen = heights.filter((height) => height > 0);
  expect(seen.length).toBeGreaterThan(20);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
});

test('A full day prints on one sheet of A4, and nothing else of the page with it', async ({
  page,
  park,
  lang,
}) => {
  const { desk } = staffTexts[lang];
  const { common } = texts[lang];
  const manager = await park.newPerson('Manager');
  // The sample park's sold-out day.
  const daysLater = 5;
  const day = saturday().add({ days: daysLater }).toString();
  const booked = await park.call<SlotRow[]>(
    'GET',
    `/items/Slot?filter[startTime][_gt]=${day}&filter[startTime][_lt]=${day}T22:00:00Z&filter[bookedBy][_null]=false`,
    undefined,
    manager,
  );
  expect(booked).toHaveLength(96);
  await sitDown(page, manager, `/today?day=${day}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(`${desk.sheetTitle}: ${longDate(daysLater, lang)}`)).toBeVisible();
  for (const asset of [1, 2]) {
    const rows = page.getByRole('table', { name: common.track(asset) }).getByRole('row');
    // A head, the slots, and lines for whoever else comes.
    await expect(rows).toHaveCount(1 + 48 + 4);
    await expect(rows.nth(1)).toContainText(/09:00.+601 500 20\d/);
  }
  await page.evaluate(async () => await document.fonts.ready);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1).map(Number) ?? [];
  expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([595, 842]);
});
