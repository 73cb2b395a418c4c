import * as z from 'zod/mini';
import { isPhone, tidyPhone } from '../accounts/contact.ts';
import { emailSchema } from '../accounts/fields.ts';
import type { FieldFault } from '../errors.ts';
import { line, lines, webAddress } from '../text/plain-text.ts';
import { weatherSettings } from '../weather/weather-settings.schema.ts';
import { depositWays } from './group-deposit.ts';
import { onlineWays } from './online-policy.ts';
import { cancelFreeHoursAtMost, delayMinutesAtMost, slotsTogetherAtMost } from './policy.ts';
import { setupSteps } from './setup.ts';

/** The schema of the park's settings for Admins; `content.ts` explains their use. */

/** In reading form, `+48 600 700 800`; `tidyPhone` makes the link. */
const shownPhone = line(40).check(z.refine((text) => isPhone(tidyPhone(text)), { error: 'regex' }));
const mapPoint = z.strictObject({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
});

const contact = z.strictObject({
  phone: z.nullable(shownPhone),
  email: z.nullable(emailSchema),
  /** The postal address, a line break between its lines. */
  address: z.nullable(lines(300)),
  map: z.nullable(mapPoint),
  facebook: z.nullable(webAddress),
  instagram: z.nullable(webAddress),
  youtube: z.nullable(webAddress),
});

/** The company behind the park, for the terms and the privacy policy. Null until the park enters it: nothing is invented. */
const operator = z.strictObject({
  name: z.nullable(line(200)),
  taxId: z.nullable(line(40)),
  address: z.nullable(lines(300)),
  /** Whether its prices hold VAT. */
  paysVat: z.boolean(),
});

/** `HH:MM` by the park's clocks; a day may close at `24:00`. */
const opensAt = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const closesAt = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));
const openDay = z
  .strictObject({ opens: opensAt, closes: closesAt })
  .check(z.refine(({ opens, closes }) => opens < closes, { error: 'min', path: ['closes'] }));

const hours = z.strictObject({
  /** Whether the week comes from the season's plan. */
  isFromSeason: z.boolean(),
  /** Monday first; null on days when the park is closed. */
  week: z.array(z.nullable(openDay)).check(z.length(7)),
  /** Opening details that a week cannot express, like the season: in Polish and in English. */
  note: z.nullable(lines(500)),
  noteEn: z.nullable(lines(500)),
});

/** At least the rides of one booking step, and more than anybody rides. */
const rides = z.int().check(z.gte(slotsTogetherAtMost), z.lte(1000));

/** The limits of `ParkPolicy` that the park sets; its opening hours follow from the week. */
const limits = z.strictObject({
  cancelClosesMinutes: z.int().check(z.gte(0), z.lte(7 * 24 * 60)),
  cancelFreeHours: z.number().check(z.gte(0), z.lte(cancelFreeHoursAtMost)),
  guardianUpToAge: z.int().check(z.gte(0), z.lte(18)),
  ridesAtMost: rides,
  ridesADayAtMost: rides,
  unprovedRidesAtMost: rides,
  unprovedRidesADayAtMost: rides,
});

/** Whether the site is open to visitors; until then a page shows the opening day, if known. */
export const openingSchema = z.strictObject({ isOpen: z.boolean(), day: z.nullable(z.iso.date()) });

/** Whether riders pay in advance (`online-policy.ts`); it takes effect where the server has a payment provider. */
const paymentsSchema = z.strictObject({ online: z.enum(onlineWays), afterNoShows: z.boolean() });

const closuresSchema = z.strictObject({
  /** The sum to refund up to which a Manager may close tracks, in PLN; above it only an Editor may. */
  managerUpTo: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** How many minutes a day stops may delay a ride without an answer of its rider. */
  delayUpTo: z.int().check(z.gte(0), z.lte(delayMinutesAtMost)),
  /** Whether a pass lasts a day longer for each day on which the whole park was closed. */
  passesGrow: z.boolean(),
});

/** The default deposit of a group's offer (`defaultDeposit`): per cent, or whole złotys. */
const groupsSchema = z.strictObject({
  depositBy: z.enum(depositWays),
  deposit: z.int().check(z.gte(0), z.lte(100_000)),
});

const setupStepList = z.array(z.enum(setupSteps)).check(z.maxLength(setupSteps.length));

/** Which of `setupSteps` the owner has completed or skipped, and whether they finished the setup. */
export const setupSchema = z.strictObject({
  seen: setupStepList,
  /** Steps without another trace that were tried with success: a test mail, a trial booking. */
  tried: z.optional(setupStepList),
  isOver: z.boolean(),
});

/** The park's description of itself. */
export const parkDescription = z.strictObject({
  name: line(80),
  contact,
  operator,
  hours,
  policy: limits,
});
export type ParkDescription = z.infer<typeof parkDescription>;

export const parkContent = z.extend(parkDescription, {
  opening: openingSchema,
  setup: setupSchema,
  payments: paymentsSchema,
  closures: closuresSchema,
  groups: groupsSchema,
  weather: weatherSettings,
});
export type ParkContent = z.infer<typeof parkContent>;

/**
 * Any part of any section; absent fields keep their value. `hours.week` and `contact.map` are replaced whole; a week
 * alone is the park's own, no longer the season's.
 */
export const parkContentPatch = z.strictObject({
  name: z.optional(line(80)),
  contact: z.optional(z.partial(contact)),
  operator: z.optional(z.partial(operator)),
  hours: z.optional(z.partial(hours)),
  policy: z.optional(z.partial(limits)),
  opening: z.optional(z.partial(openingSchema)),
  setup: z.optional(z.partial(setupSchema)),
  payments: z.optional(z.partial(paymentsSchema)),
  closures: z.optional(z.partial(closuresSchema)),
  groups: z.optional(z.partial(groupsSchema)),
  weather: z.optional(z.partial(weatherSettings)),
});
export type ParkContentPatch = z.infer<typeof parkContentPatch>;

/** The first limit of a pair is never above the second. */
const ordered: readonly (readonly [keyof z.infer<typeof limits>, keyof z.infer<typeof limits>])[] = [
  ['ridesADayAtMost', 'ridesAtMost'],
  ['unprovedRidesAtMost', 'ridesAtMost'],
  ['unprovedRidesADayAtMost', 'ridesADayAtMost'],
  ['unprovedRidesADayAtMost', 'unprovedRidesAtMost'],
];

/** Faults across fields: a share above the whole; free cancelling must not stay open after cancelling has closed; a smaller limit is not above a larger one. */
export function contentFaults({
  policy,
  groups,
}: Pick<ParkContent, 'policy'> & Partial<Pick<ParkContent, 'groups'>>): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  const fault = (name: string, type: 'min' | 'max', message: string, section = 'policy') => {
    const field = `${section}.${name}`;
    if (!faults.has(field)) faults.set(field, { field, type, message: `"${field}" ${message}` });
  };
  if (policy.cancelFreeHours * 60 < policy.cancelClosesMinutes)
    fault('cancelFreeHours', 'min', 'must not be shorter than "policy.cancelClosesMinutes".');
  for (const [less, more] of ordered)
    if (policy[less] > policy[more]) fault(less, 'max', `must not be more than "policy.${more}".`);
  if (groups?.depositBy === 'percent' && groups.deposit > 100)
    fault('deposit', 'max', 'must not be more than 100 per cent.', 'groups');
  return [...faults.values()];
}
