import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { defaultZone, startOfDay } from '@cablepark/domain/time/park-time';
import { expect } from '@playwright/test';
import type { Park } from './park.ts';
import type { Person } from './people.ts';

/** Books every free slot of track 1 on this day for other people. @returns the first, which `other` has */
export async function fillDay(
  park: Park,
  day: Temporal.PlainDate,
  { manager, other }: Record<'manager' | 'other', Person>,
): Promise<SlotRow> {
  const [from, to] = [day, day.add({ days: 1 })].map((each) => startOfDay(each, defaultZone).toString());
  const free = await park.call<SlotRow[]>(
    'GET',
    `/items/Slot?filter[asset]=1&filter[startTime][_gte]=${from}&filter[startTime][_lt]=${to}&filter[bookedBy][_null]=true&sort=startTime&limit=-1`,
  );
  const guest = await park.newPerson();
  for (const { id } of free.slice(1))
    await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: guest.id }, manager);
  const [first] = free;
  if (!first) throw new Error('The sample park has no free slot on that day.');
  return await park.call<SlotRow>('PATCH', `/items/Slot/${first.id}`, { bookedBy: other.id }, other);
}

/** The link in the mail of an offer, as path and query. */
export async function offerLinkTo(park: Park, { email }: Person): Promise<string> {
  return await lastIn(park, email, /\/standby\?token=\S+/);
}

/** By the link of the mail, as a rider does. */
export async function proveAddress(park: Park, person: Person): Promise<void> {
  await park.call('POST', '/users/me/email-proof', undefined, person);
  const link = await lastIn(park, person.email, /\/confirm-email\?token=[\w.-]+/);
  await park.call('POST', '/auth/email/confirm', { token: link.replace(/.*=/, '') });
}

/** The last such words in the mails to an address, as soon as there are any. */
async function lastIn(park: Park, email: string, words: RegExp): Promise<string> {
  const last = async () =>
    (await park.mailsTo(email)).flatMap(({ text }) => words.exec(text)?.[0] ?? []).at(-1) ?? '';
  await expect.poll(last).not.toBe('');
  return await last();
}
