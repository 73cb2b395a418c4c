import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import type { Language } from '@cablepark/domain/time/display';
import { expect, type Locator, type Page } from '@playwright/test';
import { stopTexts } from '../../web/src/features/staff-desk/stops/stops.texts.ts';
import { closedRide as closedEn } from '../../web/src/i18n/en/closures/closed-ride.ts';
import { mailedBooking as bookingEn } from '../../web/src/i18n/en/mailed-booking.ts';
import { closedRide as closedPl } from '../../web/src/i18n/pl/closures/closed-ride.ts';
import { mailedBooking as bookingPl } from '../../web/src/i18n/pl/mailed-booking.ts';
import { leapMs } from './clock.ts';
import { phone } from './depth.ts';
import { expectUsable } from './desk.ts';
import type { Mail } from './mails.ts';
import type { Park } from './park.ts';
import type { Person } from './people.ts';

/** The page behind the link of a booking's mail, and what it says of a ride that is late or closed. */
export const mailedBooking = { pl: bookingPl, en: bookingEn };
export const closedRide = { pl: closedPl, en: closedEn };

/** What the mails of a stop say. */
export const stopMails = {
  pl: {
    later: /wyciąg stoi/,
    back: /wracamy do pierwszej godziny/,
    answers: ['Pasuje mi ta godzina', 'Wolę inny termin', 'Oddaję slot'],
    instead: (to: string, from: string) => new RegExp(`${to}.*zamiast ${from}`),
  },
  en: {
    later: /the cable stopped/,
    back: /back to your first time/,
    answers: ['The new time suits me', 'I’d rather have another time', 'I give the ride back'],
    instead: (to: string, from: string) => new RegExp(`${to}.*instead of ${from}`),
  },
};

/** Somebody without an e-mail address. */
export const guest = { first_name: 'Wanda', description: '600700800' };

/** The dialog of a stop on Today, on a screen of this size. */
export async function openStop(page: Page, lang: Language, size = phone): Promise<Locator> {
  await page.setViewportSize(size);
  await page.getByRole('button', { name: stopTexts[lang].stop, exact: true }).click();
  return page.getByRole('dialog', { name: stopTexts[lang].title });
}

/** Lets the countdown run out, in the park and on this page of it. */
export async function leapWith(park: Park, page: Page): Promise<void> {
  park.leap();
  await page.clock.fastForward(leapMs);
}

/** When each slot begins, and whose it is. */
export async function timesOf(park: Park, manager: Person) {
  const slots = await park.call<SlotRow[]>('GET', '/items/Slot?sort=startTime&limit=-1', undefined, manager);
  return slots.map(({ id, startTime, bookedBy }) => ({ id, startTime, bookedBy }));
}

export async function slotOf(park: Park, manager: Person, slot: SlotRow | undefined): Promise<SlotRow> {
  return await park.call<SlotRow>('GET', `/items/Slot/${slot?.id}`, undefined, manager);
}

export function isOfStop({ subject }: Mail): boolean {
  return Object.values(stopMails).some(({ later, back }) => later.test(subject) || back.test(subject));
}

/** The last mail of a stop to this rider, as soon as there are so many. */
export async function mailTo(park: Park, { email }: Person, count = 1): Promise<Mail> {
  const mails = async () => (await park.mailsTo(email)).filter(isOfStop);
  await expect.poll(async () => (await mails()).length).toBe(count);
  const mail = (await mails()).at(-1);
  if (!mail) throw new Error('There is no such mail.');
  return mail;
}

/** The link of an answer, as path, query and fragment. */
export function linkIn({ text }: Mail, answer: string): string {
  return new RegExp(String.raw`/booking\?token=\S+#${answer}`).exec(text)?.[0] ?? '';
}

export function answersIn({ text }: Mail): (string | undefined)[] {
  return [...text.matchAll(/\/booking\?token=\S+#(\w+)/g)].map(([, answer]) => answer);
}

/** A line of the call list. */
interface Caller {
  first_name: string;
  description: string;
  change: string;
}

/** The desk calls one of so many on its list, and ticks that off. */
export async function tell(stops: Locator, caller: Caller, lang: Language, count = 1): Promise<void> {
  const { first_name: name, description, change } = caller;
  const t = stopTexts[lang];
  const calls = stops.getByRole('region', { name: t.calls(count) });
  const line = calls.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(change);
  await expect(line.getByRole('link')).toHaveAttribute('href', `tel:${description}`);
  await expectUsable(stops.page());
  await line.getByRole('button', { name: t.toldOf(name) }).click();
  await expect(calls).toHaveCount(0);
}
