import { toGrosze } from '@cablepark/contract/money';
import type { SlotRow } from '@cablepark/contract/slots';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Page, Route } from '@playwright/test';
import { held, longDate, newRider, pay, saturday, sitDown, slotButton, test } from '../support/day.ts';
import { expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

/** On a phone there is no room for the names of all tracks side by side. */
async function chooseTrack(page: Page, legend: string, name: string): Promise<void> {
  if (test.info().project.name === 'phone') {
    await page
      .getByRole('combobox', { name: legend, exact: true })
      .selectOption(name.replaceAll('\u00a0', ' '));
  } else await page.getByRole('radio', { name }).check();
}

test('Each filter leaves what it names, and says so in numbers and in the address', async ({
  page,
  park,
  lang,
}) => {
  const { desk } = staffTexts[lang];
  const { common } = texts[lang];
  const manager = await park.newPerson('Manager');
  const rider = await newRider(park, manager, 'Żółw');
  const paid = await held(park, manager, rider, { time: '18:00', asset: 1 });
  await pay(park, manager, paid, 'pass');
  const unpaid = await held(park, manager, rider, { time: '18:15', asset: 2 });
  const tomorrow = await held(park, manager, rider, { time: '09:00', asset: 2, daysLater: 1 });
  const all = await park.call<SlotRow[]>(
    'GET',
    `/items/Slot?filter[bookedBy][_null]=false&filter[startTime][_gt]=${saturday().toString()}T03:00:00Z&limit=-1`,
    undefined,
    manager,
  );
  await sitDown(page, manager, '/bookings');
  const totals = page.locator('#desk-list');
  await expect(totals).toContainText(desk.reservations(all.length));

  await chooseTrack(page, desk.track, common.track(2));
  await expect(page).toHaveURL(/\?track=2$/);
  await expect(totals).toContainText(desk.reservations(all.filter(({ asset }) => asset === 2).length));
  await page.getByRole('radio', { name: desk.unpaid, exact: true }).check();
  await page.getByRole('searchbox').fill('zolw');
  await expect(page).toHaveURL(/track=2&payment=unpaid&q=zolw$/);
  await expect(totals).toHaveText(
    `${desk.reservations(2)}, ${desk.unpaidOf(2, common.price(toGrosze(110)))}`,
  );
  await expect(page.getByRole('region', { name: longDate(0, lang) }).getByRole('listitem')).toContainText([
    '18:15',
  ]);
  await expect(page.getByRole('region', { name: longDate(1, lang) }).getByRole('listitem')).toContainText([
    '09:00',
  ]);
  await expect(slotButton(page, unpaid)).toBeVisible();
  await expect(slotButton(page, tomorrow)).toBeVisible();

  await page.getByRole('radio', { name: desk.paid, exact: true }).check();
  await expect(page.getByText(desk.noneFound)).toBeVisible();
  await chooseTrack(page, desk.track, desk.allTracks);
  await expect(totals).toHaveText(`${desk.reservations(1)}, ${desk.allPaid}`);
  await expect(page.getByText(desk.paidBy(desk.method.pass))).toBeVisible();
  await page.getByRole('searchbox').fill(`${rider.phone.slice(0, 3)} ${rider.phone.slice(3)}`);
  await expect(page).toHaveURL(/q=5/);
  await expect(totals).toHaveText(`${desk.reservations(1)}, ${desk.allPaid}`);

  await page.reload();
  await expect(page.getByRole('radio', { name: desk.paid, exact: true })).toBeChecked();
  await expect(totals).toHaveText(`${desk.reservations(1)}, ${desk.allPaid}`);
  await page.getByRole('button', { name: desk.clearSearch }).click();
  await page.getByRole('searchbox').fill('nobody is called that');
  await page.getByRole('button', { name: desk.clearFilters }).click();
  await expect(totals).toContainText(desk.reservations(all.length));
  await expect(page).toHaveURL(/\/bookings$/);
});

test('Once a day is over its reservations are in the archive, the latest day first, and a debt can still be paid', async ({
  page,
  park,
  lang,
}) => {
  const { desk } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const rider = await newRider(park, manager, 'Gustaw');
  const first = await held(park, manager, rider, { time: '18:30', asset: 1 });
  const second = await held(park, manager, rider, { time: '09:15', asset: 1, daysLater: 1 });
  const later = await held(park, manager, rider, { time: '09:15', asset: 1, daysLater: 2 });
  // The browser of the Monday after, shortly past the hour at which yesterday becomes the past.
  const monday = saturday().add({ days: 2 }).toZonedDateTime({ timeZone: defaultZone, plainTime: '05:01' });
  await sitDown(page, manager, `/bookings?q=${rider.email}`, monday.toInstant());
  await expect(page.getByRole('listitem').filter({ hasText: rider.email })).toHaveCount(1);
  await expect(slotButton(page, later)).toBeVisible();
  await page.getByRole('radio', { name: desk.archived }).check();
  await expect(page).toHaveURL(/when=archived/);
  const rows = page.getByRole('listitem').filter({ hasText: rider.email });
  await expect(rows).toHaveCount(2);
  await expect(rows.first().locator(`#desk-slot-${second.id}`)).toBeVisible();
  await expect(rows.last().locator(`#desk-slot-${first.id}`)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${desk.payShort}: 18:30`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${desk.method.cash}, `) }).click();
  await expectToast(page, desk.payDone);
  await page.getByRole('searchbox').fill('nobody is called that');
  await expect(page.getByText(desk.noneFound)).toBeVisible();
});

test('A list that cannot be loaded says so in its place, and loads at the next attempt', async ({
  page,
  park,
  lang,
  errors,
}) => {
  errors.expect(/500/);
  const { desk } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const failure = { message: 'broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  const asked: Route[] = [];
  await page.route('**/items/Slot?*', (route) => void asked.push(route));
  await sitDown(page, manager, '/bookings');
  // What failed is tried twice more, a while later each time. No attempt is answered before the test has seen it, so that
  // neither can the next one have begun.
  const alert = page.getByRole('alert').filter({ hasText: desk.loadFailed });
  for (const attempts of [1, 2, 3]) {
    await expect.poll(() => asked.length).toBe(attempts);
    await expect(alert).toHaveCount(0);
    await asked.at(-1)?.fulfill({ status: 500, json: { errors: [failure] } });
  }
  await expect(alert).toBeVisible();
  expect(asked).toHaveLength(3);
  await expect(page.locator('#desk-list')).toHaveCount(0);
  await page.unroute('**/items/Slot?*');
  await page.getByRole('button', { name: texts[lang].common.tryAgain }).click();
  await expect(page.locator('#desk-list')).toBeVisible();
  await expect(alert).toHaveCount(0);
});
