import type { EventRow } from '@cablepark/contract/events';
import { toGrosze } from '@cablepark/contract/money';
import type { SlotRow } from '@cablepark/contract/slots';
import { dateText, type Language } from '@cablepark/domain/time/display';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Locator, Page } from '@playwright/test';
import { whenText } from '../../web/src/staff/form/when.ts';
import { expect, expectUsable, farDay, test } from '../support/desk.ts';
import type { Park } from '../support/park.ts';
import { answer, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

test('An editor makes, prices and deletes slots, and what was done is written down', async ({
  page,
  park,
  lang,
  visit,
}, { project }) => {
  test.setTimeout(90_000);
  const { audit: log, edit: t } = staffTexts[lang];
  const { common } = texts[lang];
  const [admin, editor] = [await park.newPerson('Admin'), await park.newPerson('Editor')];
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

  await test.step('a new price reaches the free ones only', async () => {
    await page.getByText(t.tasks.change, { exact: true }).click();
    await fillSpan(page, lang, day, '09:00', '12:00');
    await expect(page.getByText(t.inRange(2, 1))).toBeVisible();
    await page.getByRole('button', { name: t.changeCount(2) }).click();
    await expect(page.getByText(t.faults.noChange)).toBeVisible();
    await page.getByLabel(t.newPrice).fill('48.5');
    await page.getByRole('button', { name: t.changeCount(2) }).click();
    await expect(page.getByRole('alertdialog')).toContainText(common.price(toGrosze(48.5)));
    await answer(page, t.change);
    await expect(page.getByText(t.changedCount(2))).toBeVisible();
    await expect(page.getByText(t.changed)).toHaveCount(1);
    expect((await slotsOf(park, day)).map(({ price }) => price)).toEqual([48.5, 60, 48.5]);
  });

  await test.step('deleting keeps the booked one and says so', async () => {
    await page.getByText(t.tasks.delete, { exact: true }).click();
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

  await test.step('every making and deleting left its entry', async () => {
    const edits = await park.call<{ actionType: string; start: string; end: string; asset: number }[]>(
      'GET',
      `/items/SlotEdit?filter[user_created]=${editor.id}&sort=id`,
      undefined,
      editor,
    );
    const [from, to] = [momentOf(day, '09:00'), momentOf(day, '12:00')];
    expect(edits.map(({ actionType, asset }) => [actionType, asset])).toEqual([
      ['create', 1],
      ['create', 1],
      ['delete', 1],
    ]);
    expect(edits.at(-1)).toMatchObject({
      start: from.toString({ smallestUnit: 'millisecond' }),
      end: to.toString({ smallestUnit: 'millisecond' }),
    });
  });

  await test.step('the history knows who booked', async () => {
    await page.goto('/history');
    const line = page.getByRole('listitem').filter({ hasText: rider.email });
    await expect(line).toContainText('10:00');
    await expect(line).toContainText(staffTexts[lang].desk.booked);
  });

  await test.step('an admin reads who changed what, from what to what', async () => {
    const { page: theirs } = await visit('/desk/audit', { as: admin });
    const entries = theirs.getByRole('main').getByRole('listitem');
    const choose = (action: keyof typeof log.actions) => theirs.getByLabel(log.action).selectOption(action);
    await choose('slot.edit');
    const repriced = [slots[0]?.id ?? 0, slots[2]?.id ?? 0].toSorted((a, b) => a - b);
    const priced = entries.filter({ hasText: repriced.join(', ') });
    await expect(priced).toHaveCount(1);
    await expect(priced).toContainText(editor.name);
    await expect(priced.locator('del')).toHaveText(common.price(toGrosze(60)));
    await expect(priced.locator('ins').first()).toHaveText(common.price(toGrosze(48.5)));
    // The choice itself names the others; no entry does.
    await expect(entries.filter({ hasText: log.actions['slot.delete'] })).toHaveCount(0);
    await choose('slot.delete');
    const deleted = entries.filter({ hasText: `${log.subjects.Slot} ${slots[0]?.id}` });
    await expect(deleted.locator('del').filter({ hasText: /^2$/ })).toBeVisible();
    await expect(deleted).toContainText(editor.name);
    await choose('slot.create');
    await expect(entries.filter({ hasText: `${log.subjects.Slot} ${slots[1]?.id}` })).toHaveCount(1);
    await theirs.getByLabel(log.to).fill('2020-01-01');
    await expect(theirs.getByText(log.none)).toBeVisible();
    await theirs.getByLabel(log.to).fill('');
    const newcomer = await park.newPerson();
    await park.call('PATCH', `/users/${newcomer.id}`, { role: 'Editor' }, admin);
    await choose('user.edit');
    // Of an account only what changed is told, not what stayed.
    const risen = entries.filter({ hasText: `: ${newcomer.name}` }).first();
    await expect(risen.locator('del')).toHaveText(log.values.User);
    await expect(risen.locator('ins')).toHaveText(log.values.Editor);
    await expectUsable(theirs);
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
  await page.getByText(t.modes.places, { exact: true }).click();
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
