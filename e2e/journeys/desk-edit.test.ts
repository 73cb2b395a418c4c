import type { EventRow } from '@cablepark/contract/park/events.schema';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { dateText, type Language } from '@cablepark/domain/time/display';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Locator, Page } from '@playwright/test';
import { whenText } from '../../web/src/staff/form/when.ts';
import { expect, expectUsable, farDay, test } from '../support/desk.ts';
import type { Park } from '../support/park.ts';
import { answer, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

test('An editor makes and deletes slots, and the page fits whatever it has to tell', async ({
  page,
  park,
  lang,
}, { project }) => {
  const { edit: t } = staffTexts[lang];
  const { common } = texts[lang];
  const editor = await park.newPerson('Editor');
  const rider = await park.newPerson();
  const day = farDay(1, project.name);
  const at = (time: string) => whenText(momentOf(day, time), defaultZone, lang);
  await arriveAs(page, editor, '/edit');

  await test.step('what will be made is shown before it is', async () => {
    await fillSpan(page, lang, day, '10:00', '11:00');
    await page.getByLabel(t.price).fill('60');
    await page.getByLabel(t.duration).fill('30');
    await expect(page.getByText(`${t.planned(2)} ${t.onTracks(common.track(1))}`)).toBeVisible();
    await expect(fact(page, t.first)).toHaveText(at('10:00'));
    await expect(fact(page, t.last)).toHaveText(at('10:30'));
    await expect(page.getByText(t.noClashes)).toBeVisible();
    await page.getByRole('button', { name: t.createCount(2) }).click();
    await expect(page.getByText(t.createdCount(2))).toBeVisible();
    expect(await slotsOf(park, day)).toMatchObject([
      { duration: 30, price: 60, bookedBy: null },
      { duration: 30, price: 60, bookedBy: null },
    ]);
  });

  await test.step('what overlaps is refused, and left out if the editor says so', async () => {
    await page.getByRole('button', { name: t.createMore }).click();
    await fillSpan(page, lang, day, '09:30', '11:00');
    await expect(page.getByText(t.clashes(2))).toBeVisible();
    await page.getByRole('button', { name: t.createCount(3) }).click();
    await expect(page.getByText(t.faults.clash)).toBeVisible();
    await expectUsable(page);
    expect(await slotsOf(park, day)).toHaveLength(2);
    await page.getByLabel(t.skipClashes(1)).check();
    await page.getByRole('button', { name: t.createCount(1) }).click();
    await expect(page.getByText(t.createdCount(1))).toBeVisible();
    expect(await slotsOf(park, day)).toHaveLength(3);
  });

  const slots = await slotsOf(park, day);
  const booked = slots[1];
  await park.call('PATCH', `/items/Slot/${booked?.id}`, { bookedBy: rider.id }, rider);

  await test.step('deleting keeps the booked one and says so', async () => {
    await page.getByRole('radio', { name: t.tasks.delete, exact: true }).check();
    await page.getByRole('button', { name: t.delete, exact: true }).click();
    await expect(page.getByText(t.faults.range)).toBeVisible();
    await fillSpan(page, lang, day, '09:00', '12:00');
    await page.getByRole('button', { name: t.deleteCount(2) }).click();
    await expect(page.getByRole('alertdialog')).toContainText(t.deleteKeeps(1));
    await expectUsable(page);
    await answer(page, t.delete);
    await expect(page.getByText(t.deletedCount(2))).toBeVisible();
    await expect(page.getByText(t.kept(1))).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: `${dateText(day)}, 10:00, ${common.track(1)}` }),
    ).toBeVisible();
    expect((await slotsOf(park, day)).map(({ id }) => id)).toEqual([booked?.id]);
  });
});

test('An editor makes several places at one time for an event, and riders can subscribe', async ({
  page,
  park,
  lang,
  visit,
}, { project }) => {
  const { edit: t } = staffTexts[lang];
  const editor = await park.newPerson('Editor');
  const day = farDay(2, project.name);
  const start = momentOf(day, '18:00').toString();
  const name = `Zachód ${project.name}`;
  const event = await park.call<EventRow>('POST', '/items/Event', { name, start, asset: 1 }, editor);
  await arriveAs(page, editor, '/edit');
  await page.getByRole('radio', { name: t.modes.places, exact: true }).check();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel(t.start, { exact: true }).fill(`${day.toString()}T18:07`);
  await page.getByLabel(t.price).fill('70');
  // Starts are rounded to a quarter of an hour when the field is left.
  await expect(page.getByLabel(t.start, { exact: true })).toHaveValue(`${day.toString()}T18:00`);
  await page.getByLabel(t.duration).fill('90');
  await page.getByLabel(t.event).selectOption({ label: `${dateText(day)} ${name}` });
  await page.getByRole('button', { name: t.create, exact: true }).click();
  await expect(page.getByText(t.faults.places)).toBeVisible();
  await page.getByLabel(t.places).fill('5');
  await page.getByRole('button', { name: t.createCount(5) }).click();
  await expect(page.getByText(t.created)).toHaveCount(1);
  const places = await slotsOf(park, day);
  expect(places).toHaveLength(5);
  for (const place of places) {
    expect(place).toMatchObject({ event: event.id, duration: 90, price: 70 });
    expect(Temporal.Instant.from(place.startTime).toString()).toBe(start);
  }
  const { page: theirs } = await visit('/events');
  await expect(theirs.getByRole('article', { name })).toContainText('5');
  await theirs.goto(`${park.url}/planner/1?day=${day.toString()}`);
  for (const number of [1, 5]) {
    const place = texts[lang].planner.place({ number, of: 5 });
    await expect(theirs.getByRole('button', { name: place })).toHaveCount(1);
  }
});

async function fillSpan(page: Page, lang: Language, day: Temporal.PlainDate, from: string, to: string) {
  const t = staffTexts[lang].edit;
  await page.getByRole('checkbox').first().check();
  await page.getByLabel(t.start, { exact: true }).fill(`${day.toString()}T${from}`);
  await page.getByLabel(t.end, { exact: true }).fill(`${day.toString()}T${to}`);
}

/** What stands beside a term of the preview. */
function fact(page: Page, term: string): Locator {
  return page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]');
}

function momentOf(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: defaultZone, plainTime: time }).toInstant();
}

async function slotsOf(park: Park, day: Temporal.PlainDate): Promise<SlotRow[]> {
  const range = `filter[startTime][_gte]=${day.toString()}&filter[startTime][_lt]=${day.add({ days: 1 }).toString()}`;
  return await park.call('GET', `/items/Slot?${range}&sort=startTime`);
}
