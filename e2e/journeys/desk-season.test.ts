import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import type { Language } from '@cablepark/domain/time/display';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Locator, Page } from '@playwright/test';
import { shortDay } from '../../web/src/i18n/dayNames.ts';
import { quickAtDesk } from '../support/depth.ts';
import { test as base, expect, expectUsable } from '../support/desk.ts';
import { openPark, type Park } from '../support/park.ts';
import { answer, dayFromToday, slotAt, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

/** A park of its own, with two tracks and nothing planned: a season reaches into every page. */
const test = base.extend<object, { park: Park }>({
  park: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures this one needs: none.
    async ({}, use) => {
      const park = await openPark({ SAMPLE: '0' });
      const admin = await park.newPerson('Admin');
      for (const name of ['1', '2']) await park.call('POST', '/items/Asset', { name }, admin);
      await use(park);
      await park.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const saturday = dayFromToday(7);
const sunday = dayFromToday(8);
const monday = dayFromToday(9);

test(
  'An editor plans a season, changes it around the bookings and takes the change back',
  quickAtDesk,
  async ({ page, park, lang }) => {
    test.setTimeout(120_000);
    const t = staffTexts[lang].season;
    const editor = await park.newPerson('Editor');
    const rider = await park.newPerson();
    page.on('dialog', (dialog) => void dialog.accept());
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const check = page.getByRole('button', { name: t.check });

    await test.step('an empty season begins as a summer', async () => {
      await arriveAs(page, editor, '/edit');
      await page.getByRole('link', { name: staffTexts[lang].edit.wholeSeasonLink }).click();
      await expect(page.getByText(t.start.title)).toBeVisible();
      await expectUsable(page);
      await page.getByRole('button', { name: t.start.summer }).click();
      await expect(field(t.lastDay)).toHaveValue('2026-09-30');
    });

    await test.step('weekends cost more, and one day is closed', async () => {
      await page.getByRole('radio', { name: t.minutesOf(60), exact: true }).check();
      await page.getByRole('radio', { name: t.manyPrices, exact: true }).check();
      await field(t.priceKinds.weekend).fill(lang === 'pl' ? '70,50' : '70.50');
      await page.getByRole('button', { name: t.addException }).click();
      await field(t.exceptionFirst).fill(sunday.toString());
      await expect(fact(page, t.picture.slots)).toHaveText(lang === 'pl' ? '1824' : '1,824');
      await field(t.releaseDays).fill('10');
      await page.getByLabel(t.sunsetOn).check();
      await expect(page.getByText(t.sunsetNoPoint)).toBeVisible();
      await expectUsable(page);
      await page.getByLabel(t.sunsetOn).uncheck();
    });

    await test.step('what is typed survives a reload, and what is wrong is told at its field', async () => {
      await page.reload();
      await expect(page.getByText(t.draftKept)).toBeVisible();
      await expect(field(t.releaseDays)).toHaveValue('10');
      await field(t.lastDay).fill('2026-04-30');
      await check.click();
      await expect(field(t.lastDay)).toBeFocused();
      await expect(field(t.lastDay)).toHaveAccessibleDescription(t.faults.lastDay);
      await expect(page.getByText(t.picture.stale)).toBeVisible();
      await field(t.lastDay).fill('2026-09-30');
      await expect(page.getByText(t.checkFields)).toHaveCount(0);
    });

    await test.step('what would change is shown before it does', async () => {
      await check.click();
      // The rest of today and ten days, one of them closed, on two tracks.
      await expect(page.getByRole('heading', { name: t.review.title })).toBeFocused();
      await page.getByText(t.review.kinds.make(232)).click();
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: shortDay(saturday, lang) })
          .first(),
      ).toBeVisible();
      await expectUsable(page);
      await apply(page, lang);
      await expect(page.getByText(t.change.counts.make(232))).toBeVisible();
      await expect(page.getByText(t.allSaved)).toBeVisible();
      expect((await slotsOf(park, saturday)).map(({ price }) => price)).toEqual(
        Array.from({ length: 24 }, () => 70.5),
      );
      expect(await slotsOf(park, sunday)).toEqual([]);
      expect((await slotsOf(park, monday))[0]).toMatchObject({ duration: 60, price: 55 });
    });

    await test.step('riders find it in the planner', async () => {
      await page.goto(`/planner/1?day=${saturday.toString()}`);
      const { common, planner } = texts[lang];
      await expect(slotAt(page, '09:00', planner.state.free)).toContainText(common.price(7050));
    });

    const late = (await slotsOf(park, monday)).findLast(({ asset }) => asset === 1);
    await park.call('PATCH', `/items/Slot/${late?.id}`, { bookedBy: rider.id }, rider);

    await test.step('an earlier end takes the free slots of the last hour and keeps the booked one', async () => {
      await page.goto('/desk/season');
      await page.getByLabel(closes(lang)).first().fill('20:00');
      await page.getByRole('button', { name: t.copyHours(weekdays[lang]) }).click();
      await check.click();
      await page.getByText(t.review.kinds.keptBooked(1)).click();
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: shortDay(monday, lang) })
          .last(),
      ).toContainText('20:00');
      await apply(page, lang);
      await expect(page.getByText(t.change.counts.keptBooked(1))).toBeVisible();
      const evening = (await slotsOf(park, monday)).filter(({ startTime }) => hourOf(startTime) === 20);
      expect(evening.map(({ id }) => id)).toEqual([late?.id]);
      await expectUsable(page);
    });

    await test.step('it is undone, and the evening is back', async () => {
      await page.reload();
      await page.getByRole('button', { name: t.change.undo }).click();
      await answer(page, t.change.undo);
      await expect(page.getByRole('heading', { name: t.change.undone })).toBeVisible();
      await expect(page.getByLabel(closes(lang)).first()).toHaveValue('21:00');
      const evening = (await slotsOf(park, monday)).filter(({ startTime }) => hourOf(startTime) === 20);
      expect(evening).toHaveLength(2);
      expect(evening.filter(({ bookedBy }) => bookedBy !== null).map(({ id }) => id)).toEqual([late?.id]);
    });
  },
);

test('A season can be planned with the keyboard alone', async ({ page, lang }) => {
  const own = await openPark({ SAMPLE: '0' });
  try {
    const t = staffTexts[lang].season;
    const admin = await own.newPerson('Admin');
    await own.call('POST', '/items/Asset', { name: '1' }, admin);
    await arriveAs(page, await own.newPerson('Editor'), `${own.url}/desk/season`);
    await expect(page.getByText(t.start.title)).toBeVisible();
    await tabTo(page, t.start.summer);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(t.name, { exact: true })).toHaveValue(/2026/);
    await tabTo(page, t.check);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.review.title })).toBeFocused();
    await tabTo(page, t.review.apply);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.change.done })).toBeVisible({ timeout: 30_000 });
  } finally {
    await own.close();
  }
});

/** Presses Tab until the button of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

/** Applies the plan that was checked, and waits until it is carried out. */
async function apply(page: Page, lang: Language): Promise<void> {
  const t = staffTexts[lang].season;
  await page.getByRole('button', { name: t.review.apply }).click();
  await answer(page, t.review.apply);
  await expect(page.getByRole('heading', { name: t.change.done })).toBeVisible({ timeout: 30_000 });
}

const weekdays: Record<Language, string> = { pl: 'poniedziałek', en: 'Monday' };

/** The label of Monday's end. */
function closes(lang: Language): string {
  return staffTexts[lang].park.closesOn(weekdays[lang]);
}

/** What stands beside a term of the picture. */
function fact(page: Page, term: string): Locator {
  return page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]');
}

function hourOf(startTime: string): number {
  return Temporal.Instant.from(startTime).toZonedDateTimeISO(defaultZone).hour;
}

async function slotsOf(park: Park, day: Temporal.PlainDate): Promise<SlotRow[]> {
  const range = `filter[startTime][_gte]=${day.toString()}&filter[startTime][_lt]=${day.add({ days: 1 }).toString()}`;
  return await park.call('GET', `/items/Slot?${range}&sort=startTime`);
}
