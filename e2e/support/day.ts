import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { dateText, type Language, weekdayText } from '@cablepark/domain/time/display';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Locator, Page } from '@playwright/test';
import type { Api } from './api.ts';
import { opening } from './clock.ts';
import { openPark, type Park } from './park.ts';
import type { Person } from './people.ts';
import { arriveAs, test as base } from './test.ts';

/**
 * The journeys of a day at the desk, in a park of their own: nobody else books on its first days. The phone speaks Polish,
 * the desktop English, so that every journey is made in both.
 */
export const test = base.extend<object, { park: Park }>({
  park: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures this one needs: none.
    async ({}, use) => {
      const park = await openPark();
      await use(park);
      await park.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures this one needs: none.
  lang: async ({}, use, { project }) => use(project.name === 'phone' ? 'pl' : 'en'),
});

/**
 * Opens a page of the desk.
 * @param at what the browser's clock says: the same for every test, however long the park has been open by then
 */
export async function sitDown(page: Page, person: Person, path: string, at = opening): Promise<void> {
  await page.clock.setSystemTime(at.epochMilliseconds);
  await arriveAs(page, person, path);
}

/** The next one's shift begins: the same page, another account. */
export async function takeOver(page: Page, person: Person): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokenStorageKey,
    JSON.stringify(person.tokens),
  ] as const);
  await page.reload();
}

/** A rider who exists for one test alone. */
export interface Rider {
  id: string;
  name: string;
  phone: string;
  email: string;
}

let riders = 0;
/** Of each of them. */
export const riderPassword = 'deska i kask';

export async function newRider(park: Api, manager: Person, name: string): Promise<Rider> {
  riders += 1;
  const rider = { name, phone: String(500_000_000 + riders * 1_234), email: `rider${riders}@example.org` };
  await park.call('POST', '/users', {
    first_name: name,
    description: rider.phone,
    email: rider.email,
    password: riderPassword,
  });
  const found = await park.call<{ id: string }[]>(
    'GET',
    `/users?filter[email]=${rider.email}`,
    undefined,
    manager,
  );
  return { ...rider, id: found[0]?.id ?? '' };
}

/** A time of the park's Saturday, or of a day after it, as the wire writes it. @param time `HH:MM` */
function wireTimeAt(time: string, daysLater = 0): string {
  const day = saturday().add({ days: daysLater });
  return day.toZonedDateTime({ timeZone: defaultZone, plainTime: time }).toInstant().toString();
}

export function saturday(): Temporal.PlainDate {
  return opening.toZonedDateTimeISO(defaultZone).toPlainDate();
}

/** A day's name on the desk's lists: `sobota 04.07.2026`. */
export function longDate(daysLater: number, lang: Language): string {
  const day = saturday().add({ days: daysLater });
  return `${weekdayText(day, lang)} ${dateText(day)}`;
}

export interface Place {
  time: string;
  asset: number;
  daysLater?: number;
}

export async function slotAt(park: Api, { time, asset, daysLater }: Place): Promise<SlotRow> {
  const start = encodeURIComponent(wireTimeAt(time, daysLater));
  const [slot] = await park.call<SlotRow[]>(
    'GET',
    `/items/Slot?filter[asset]=${asset}&filter[startTime][_eq]=${start}`,
  );
  if (!slot) throw new Error(`The sample park has no slot at ${time} on track ${asset}.`);
  return slot;
}

/** The slot of this place, free, whatever the sample made of it. */
export async function freeSlot(park: Api, manager: Person, place: Place): Promise<SlotRow> {
  const slot = await slotAt(park, place);
  return await park.call<SlotRow>('PATCH', `/items/Slot/${slot.id}`, { bookedBy: null }, manager);
}

/** The slot of this place, held by this rider. */
export async function held(
  park: Api,
  manager: Person,
  rider: { id: string },
  place: Place,
): Promise<SlotRow> {
  const slot = await freeSlot(park, manager, place);
  return await park.call<SlotRow>('PATCH', `/items/Slot/${slot.id}`, { bookedBy: rider.id }, manager);
}

export interface Paid {
  id: number;
  slot: number;
  amount: number;
  method: string;
}

export async function pay(park: Api, manager: Person, slot: SlotRow, method = 'cash'): Promise<Paid> {
  return await park.call<Paid>('POST', '/items/Payment', { slot: slot.id, method }, manager);
}

/** Takes a bill of these slots and a board in cash. */
export async function payTogether(park: Api, manager: Person, slots: readonly SlotRow[]): Promise<void> {
  const lines = [...slots.map(({ id }) => ({ slot: id })), { item: 'board', count: 1 }];
  const amount = slots.reduce((sum, { price }) => sum + price, 10);
  await park.call('POST', '/desk/bills', { lines, parts: [{ method: 'cash', amount }] }, manager);
}

export async function paymentsOf(park: Api, manager: Person, slot: SlotRow): Promise<Paid[]> {
  return await park.call<Paid[]>('GET', `/items/Payment?filter[slot]=${slot.id}`, undefined, manager);
}

/** A slot of the desk by the button that it always has. */
export function slotButton(page: Page, { id }: { id: number }): Locator {
  return page.locator(`#desk-slot-${id}`);
}
