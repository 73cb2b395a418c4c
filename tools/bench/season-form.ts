import type { Page } from '@playwright/test';
import type { Park } from '../../e2e/support/park.ts';
import type { Person } from '../../e2e/support/people.ts';
import { staffTexts } from '../../e2e/support/staff.ts';
import { arriveAs } from '../../e2e/support/test.ts';

const { edit } = staffTexts.pl;

export interface Season {
  firstDay: Temporal.PlainDate;
  days: number;
  /** `HH:MM` */
  opens: string;
  closes: string;
  tracks: number;
  slotsADay: number;
}

export function countOf({ days, tracks, slotsADay }: Season): number {
  return days * tracks * slotsADay;
}

/** Opens the form as an Editor and fills it in for a whole season on every track. */
export async function fillSeason(page: Page, editor: Person, season: Season): Promise<void> {
  await arriveAs(page, editor, '/edit');
  await page.getByRole('radio', { name: edit.modes.season }).check();
  for (const track of await page.getByRole('checkbox').all()) await track.check();
  await page.getByLabel(edit.price).fill('55');
  await page.getByLabel(edit.opens).fill(season.opens);
  await page.getByLabel(edit.closes).fill(season.closes);
  await page.getByLabel(edit.firstDay).fill(season.firstDay.toString());
  await page.getByLabel(edit.lastDay).fill(season.firstDay.add({ days: season.days - 1 }).toString());
}

/** Presses the form's button. @returns ms from the click to the word of success, and the bodies that were sent */
export async function makeSeason(page: Page, season: Season): Promise<{ ms: number; bodies: string[] }> {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/items/Slot'))
      bodies.push(request.postData() ?? '');
  });
  const button = page.getByRole('button', { name: edit.createCount(countOf(season)) });
  await button.waitFor();
  const start = performance.now();
  await button.click();
  await page.getByText(edit.createdCount(countOf(season))).waitFor({ timeout: 120_000 });
  return { ms: performance.now() - start, bodies };
}

/** Fills in the same season again and presses the button. @throws Error unless the form says that nothing is left to make. */
export async function repeatInForm(page: Page, editor: Person, season: Season): Promise<void> {
  await fillSeason(page, editor, season);
  await page.getByText(edit.clashes(countOf(season))).waitFor();
  await page.locator('form button[type=submit]').click();
  await page.getByText(edit.faults.nothingLeft).waitFor();
}

/** Sends the very same requests again, as a broken connection or a second tab would. @returns their statuses */
export async function repeatOverWire(
  park: Park,
  editor: Person,
  bodies: readonly string[],
): Promise<number[]> {
  const statuses: number[] = [];
  for (const body of bodies) {
    const answer = await fetch(`${park.url}/items/Slot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${editor.tokens.accessToken}` },
      body,
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

/** How many slots the park has in the season. */
export async function countSlots(park: Park, { firstDay, days }: Season): Promise<number> {
  const range = `filter[startTime][_gte]=${firstDay.toString()}&filter[startTime][_lt]=${firstDay.add({ days }).toString()}`;
  const [{ count } = { count: Number.NaN }] = await park.call<{ count: number }[]>(
    'GET',
    `/items/Slot?aggregate[count]=*&${range}`,
  );
  return count;
}
