import type { EventRow } from '@cablepark/contract/park/events.schema';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { timeText } from '@cablepark/domain/time/display';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { touch } from '../support/alive.ts';
import { freeSlot, held, newRider, pay, slotButton } from '../support/day.ts';
import { quickAtDesk } from '../support/depth.ts';
import { expect, test } from '../support/desk.ts';
import { answer, dayFromToday, slotAt, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const day = dayFromToday(0).toString();

test(
  'What a rider books is on the desk’s Today at once; what the desk is paid, and gives away, is in the rider’s account',
  quickAtDesk,
  async ({ page, park, visit, lang }) => {
    const { planner, account } = texts[lang];
    const manager = await park.newPerson('Manager');
    const rider = await park.newPerson();
    const slot = await freeSlot(park, manager, { time: '17:30', asset: 1 });
    const other = await freeSlot(park, manager, { time: '18:00', asset: 1 });
    await arriveAs(page, manager, '/today');
    await expect(slotButton(page, slot)).toBeAttached();
    const { page: phone } = await visit(`/planner/1?day=${day}`, { as: rider });
    await slotAt(phone, timeOf(slot), planner.state.free).click();
    await answer(phone, planner.book);
    await expect(slotButton(page, slot)).toContainText(rider.name);

    await phone.goto('/myAccount');
    const mine = (row: SlotRow) =>
      phone
        .getByRole('listitem')
        .getByRole('listitem')
        .filter({ hasText: timeOf(row) });
    await expect(mine(slot)).toBeVisible();
    await pay(park, manager, slot);
    await expect(mine(slot)).toContainText(account.paid);
    await park.call('PATCH', `/items/Slot/${other.id}`, { bookedBy: rider.id }, manager);
    await expect(mine(other)).toBeVisible();
    await park.call('PATCH', `/items/Slot/${other.id}`, { bookedBy: null }, manager);
    await expect(mine(other)).toHaveCount(0);
  },
);

test('The bookings follow what others do, while somebody types in the search', async ({
  page,
  park,
  lang,
}) => {
  const { desk } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const rider = await newRider(park, manager, 'Wirgiliusz');
  await arriveAs(page, manager, '/bookings');
  const search = page.getByLabel(desk.search);
  await search.fill('Wirgil');
  await expect(page.getByText(desk.noneFound)).toBeVisible();
  await held(park, manager, rider, { time: '16:15', asset: 2 });
  await expect(page.getByText(rider.name).first()).toBeVisible();
  await expect(search).toHaveValue('Wirgil');
  await expect(search).toBeFocused();
});

test('The takings of today grow with a payment', async ({ page, park, lang }) => {
  const { takings } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const rider = await newRider(park, manager, 'Konstancja');
  const slot = await held(park, manager, rider, { time: '16:30', asset: 2 });
  await arriveAs(page, manager, '/desk/takings');
  await page.getByRole('main').getByRole('radio', { name: takings.presets.today, exact: true }).check();
  const total = page.getByRole('main').locator('[aria-live=polite]').first();
  const none = page.getByText(takings.empty);
  await expect(total.or(none)).toBeVisible();
  const before = (await total.or(none).textContent()) ?? '';
  await pay(park, manager, slot);
  await expect(total).toBeVisible();
  await expect(total).not.toHaveText(before);
});

test('An event, and each of its places that is taken, is on the page of events and the editor’s at once', async ({
  page,
  park,
  visit,
}, { project }) => {
  const [editor, rider] = [await park.newPerson('Editor'), await park.newPerson()];
  await page.goto('/events');
  await touch(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const { page: desk } = await visit('/desk/events', { as: editor });
  await expect(desk.getByRole('listitem').first()).toBeVisible();

  const name = `Zawody ${project.name}`;
  const start = `${dayFromToday(5).toString()}T03:00:00Z`;
  const event = await park.call<EventRow>('POST', '/items/Event', { name, start }, editor);
  const place = { startTime: start, duration: 15, price: 40, asset: 1, bookedBy: null, event: event.id };
  await park.call('POST', '/items/Slot', [place], editor);
  const card = page.getByRole('article', { name });
  await expect(card.getByRole('button')).toBeEnabled();
  await expect(desk.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  const [slot] = await park.call<SlotRow[]>('GET', `/items/Slot?filter[event]=${event.id}`);
  await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);
  await expect(card.getByRole('button')).toBeDisabled();
});

function timeOf({ startTime }: SlotRow): string {
  return timeText(Temporal.Instant.from(startTime), defaultZone);
}
