import { pay as en } from '../../web/src/i18n/en/pay.ts';
import { pay as pl } from '../../web/src/i18n/pl/pay.ts';
import { expect, test } from '../support/desk.ts';
import { openOnlinePark } from '../support/online-park.ts';
import { arriveAs } from '../support/test.ts';

test('What waits to be paid stands in line with the planner', async ({ page, lang }) => {
  test.setTimeout(90_000);
  const t = { pl, en }[lang];
  const { park, close } = await openOnlinePark('required');
  try {
    const rider = await park.newPerson();
    const free = '/items/Slot?filter[bookedBy][_null]=true&sort=-startTime&limit=1';
    const [slot] = await park.call<{ id: number }[]>('GET', free);
    await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);
    await arriveAs(page, rider, `${park.url}/planner/1`);
    const note = page.getByText(t.heldHeading(1)).locator('xpath=../..');
    await expect(note).toBeVisible();
    const box = await note.boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(box?.x).toBeCloseTo(heading?.x ?? -1, 0);
    await page.close();
  } finally {
    await close();
  }
});
