import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { pay as en } from '../../web/src/i18n/en/pay.ts';
import { pay as pl } from '../../web/src/i18n/pl/pay.ts';
import { expect, test } from '../support/desk.ts';
import { openOnlinePark } from '../support/online-park.ts';

test('What waits to be paid stands in line with the planner', async ({ visit, lang }) => {
  test.setTimeout(90_000);
  const t = { pl, en }[lang];
  const { park, close } = await openOnlinePark('required');
  try {
    const rider = await park.newPerson();
    const free = '/items/Slot?filter[bookedBy][_null]=true&sort=-startTime&limit=1';
    const [slot] = await park.call<SlotRow[]>('GET', free);
    await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);
    // With the clock of this park: that of the worker's own may be ahead by more than a hold lasts.
    const { page } = await visit('/planner/1', { as: rider, park });
    const note = page.getByText(t.heldHeading(1)).locator('xpath=../..');
    await expect(note).toBeVisible();
    const box = await note.boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(box?.x).toBeCloseTo(heading?.x ?? -1, 0);
    const { day, id } = { day: slot?.startTime.slice(0, 10), id: slot?.id };
    await page.goto(`${park.url}/planner/${slot?.asset}?day=${day}`);
    const held = page.locator(`[data-slot="${id}"][data-state=held]`);
    await expect(held).toContainText(/\d:\d\d/);
    const words = await held.getByText(/^\D+\d+:\d\d$/).boundingBox();
    const button = await held.boundingBox();
    // However narrow the slot is, "Pay" and its minutes stand within.
    expect(words?.x).toBeGreaterThanOrEqual(button?.x ?? Number.NaN);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(
      (button?.x ?? 0) + (button?.width ?? 0),
    );
    await page.close();
  } finally {
    await close();
  }
});
