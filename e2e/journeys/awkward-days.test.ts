import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { shownWeeks } from '@cablepark/domain/slots/month-page';
import { endOf } from '@cablepark/domain/slots/slot';
import { dateText, timeText, weekdayText } from '@cablepark/domain/time/display';
import { dayOf, defaultZone } from '@cablepark/domain/time/park-time';
import type { Locator, Page } from '@playwright/test';
import { touch } from '../support/alive.ts';
import { bookRides, momentOf, slotsBetween, test } from '../support/awkward-days.ts';
import { takeOver } from '../support/day.ts';
import { someOf } from '../support/depth.ts';
import { enlargeText, expectNothingCut } from '../support/layout.ts';
import { dayButton, expectDayOpen, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs, expect } from '../support/test.ts';

const { account, common } = texts.pl;
const { desk, edit } = staffTexts.pl;

/** Moments of the park, and how many quarters of an hour lie between 01:00 and 04:00 of their day; the likeliest to go wrong first. */
const moments = [
  ['just before the clocks go forward', '2027-03-28T01:50+01:00', 8],
  ['ten minutes before the new year', '2026-12-31T23:50+01:00', 12],
  ['on a Sunday', '2026-11-22T10:07+01:00', 12],
  ['on the last day of a month', '2026-08-31T20:50+02:00', 12],
  ['just before the clocks go back', '2026-10-25T02:50+02:00', 16],
  ['on 29 February', '2028-02-29T19:40+01:00', 12],
  ['ten minutes after the new year began', '2027-01-01T00:10+01:00', 12],
] as const;

for (const [when, moment, quarters] of someOf(moments, 2)) {
  test.describe(when, () => {
    test.use({ moment });

    test(`${when} the planner, the account, Today and the making of slots know what day it is`, async ({
      page,
      parkThen: park,
    }) => {
      test.setTimeout(90_000);
      const today = dayOf(Temporal.Instant.from(moment), defaultZone);
      const [editor, rider] = [await park.newPerson('Editor'), await park.newPerson()];
      const rides = await bookRides(park, editor, rider);

      await test.step('the planner', async () => {
        await arriveAs(page, rider, '/planner/1');
        await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();
        await expect(page.locator('[aria-current=date]')).toHaveAttribute('data-day', today.toString());
        const shown = await page
          .locator('[data-day]')
          .evaluateAll((days) => days.map((day) => day.getAttribute('data-day')));
        const view = { month: today.toPlainYearMonth(), day: null };
        expect(shown).toEqual(shownWeeks(view, today).map(String));
        await expectNothingCut(page, 'the month');
        await dayButton(page, today, 'pl').click();
        await expectDayOpen(page, today, 'pl');
        for (const ride of onDay(today, [rides.now, rides.next]))
          await expect(page.locator(`[data-slot="${ride.id}"]`)).toContainText(startText(ride));
      });

      await test.step('the account', async () => {
        await page.goto('/myAccount');
        const upcoming = page.getByRole('main').getByRole('listitem');
        const rideOf = (ride: SlotRow) =>
          upcoming
            .filter({ hasText: dateOf(ride) })
            .filter({ hasText: startText(ride) })
            .last();
        for (const ride of [rides.now, rides.next]) await expect(rideOf(ride)).toBeVisible();
        await expectNothingCut(page, 'the account');
        await page.getByRole('radio', { name: account.archived, exact: true }).check();
        await expect(page.getByText(account.noArchived)).toBeVisible();
      });

      await test.step('Today', async () => {
        await takeOver(page, editor);
        await page.goto('/today');
        const track = page.getByRole('region', { name: common.track(1) });
        // Ten minutes after the start nobody has said that the rider is here.
        const card = cardOf(track, desk.dueNow);
        await expect(card).toContainText(rider.name);
        await expect(card).toContainText(desk.until(timeText(endOf(readSlotRow(rides.now)), defaultZone)));
        const next = onDay(today, [rides.next]).map((ride) => `${rider.name}${startText(ride)}`);
        await expect(cardOf(track, desk.next)).toContainText(next);
        await expect(page.getByText(dateText(today)).first()).toBeVisible();
        await expectNothingCut(page, 'Today');
      });

      await test.step('the making of slots', async () => {
        await page.goto('/edit');
        await page.getByRole('checkbox').nth(1).check();
        await page.getByLabel(edit.start, { exact: true }).fill(`${today.toString()}T01:00`);
        await page.getByLabel(edit.end, { exact: true }).fill(`${today.toString()}T04:00`);
        await page.getByLabel(edit.price).fill('55');
        await expectNothingCut(page, 'the making of slots');
        await page.getByRole('button', { name: edit.createCount(quarters) }).click();
        await expect(page.getByText(edit.createdCount(quarters))).toBeVisible();
        const [from, to] = [momentOf(today, '01:00'), momentOf(today, '04:00')] as const;
        const made = await slotsBetween(park, 2, [from, to]);
        expect(made.map((slot) => readSlotRow(slot).start.toString())).toEqual(
          Array.from({ length: quarters }, (_, index) => from.add({ minutes: 15 * index }).toString()),
        );
      });
    });
  });
}

test.describe('However large the text is', () => {
  test.use({ moment: '2026-11-22T10:07+01:00' });

  test('the mark of today stands inside its cell, whichever day it is', async ({ page }) => {
    await page.goto('/planner/2');
    await touch(page);
    await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await daysThatStickOut(page)).toEqual([]);
    }
    await enlargeText(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await daysThatStickOut(page)).toEqual([]);
      await expectNothingCut(page, `text of twice the size at ${width} px`);
    }
  });
});

/** Marks one day after another as today. @returns those whose number or sign leaves its cell, or whose sign is too small to be seen */
async function daysThatStickOut(page: Page): Promise<string[]> {
  return await page.locator('[data-day]').evaluateAll((days) => {
    const [wasToday] = days.filter((day) => day.hasAttribute('aria-current'));
    const found = days.filter((day) => {
      for (const other of days) other.removeAttribute('aria-current');
      day.setAttribute('aria-current', 'date');
      const [top] = day.querySelectorAll('[aria-hidden]');
      const signs = [...day.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect().width);
      return !top || top.scrollWidth > top.clientWidth || signs.some((width) => width < 9);
    });
    for (const other of days) other.removeAttribute('aria-current');
    wasToday?.setAttribute('aria-current', 'date');
    return found.map((day) => day.getAttribute('data-day') ?? '');
  });
}

/** What stands beside a term of a track's head. */
function cardOf(track: Locator, term: string): Locator {
  return track.locator('dl > div').filter({ has: track.page().getByRole('term').filter({ hasText: term }) });
}

function onDay(day: Temporal.PlainDate, slots: readonly SlotRow[]): SlotRow[] {
  return slots.filter((slot) => dayOf(readSlotRow(slot).start, defaultZone).equals(day));
}

function startText(slot: SlotRow): string {
  return timeText(readSlotRow(slot).start, defaultZone);
}

function dateOf(slot: SlotRow): string {
  const day = dayOf(readSlotRow(slot).start, defaultZone);
  return `${weekdayText(day, 'pl')} ${dateText(day)}`;
}
