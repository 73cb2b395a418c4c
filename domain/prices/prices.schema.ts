import * as z from 'zod/mini';
import { vatRates } from '../park/vat-rates.ts';
import { bilingualLine, bilingualText } from '../words/words.schema.ts';
import { passFacts } from './pass-facts.schema.ts';

/** The schema of the park's price list: groups of rows in their display order. */

export const mostGroups = 20;
export const mostRows = 60;

/** PLN with at most two decimals, as in the API: a content is stored as it was sent. */
const amount = z.number().check(
  z.gte(0),
  z.lte(1_000_000),
  z.refine((pln) => Math.round(pln * 100) / 100 === pln, { error: 'regex' }),
);

/** The program's use of a row: the price of the slot, a pass for some slots, or only text. */
export const priceRoles = ['plain', 'slot', 'pass'] as const;
export type PriceRole = (typeof priceRoles)[number];

/** What the price of a hired track is for. */
export const hireUnits = ['hour', 'day'] as const;
export type HireUnit = (typeof hireUnits)[number];

/** A stable id of a group or row, independent of its place and name. */
const ownId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

const row = z
  .strictObject({
    id: ownId,
    name: bilingualLine(80),
    note: bilingualLine(160),
    price: amount,
    /** From 16:00 on Friday to the end of Sunday; null where the price is the same all week. */
    weekendPrice: z.nullable(amount),
    vat: z.enum(vatRates),
    role: z.enum(priceRoles),
    /** The number of slots of a pass; null for other rows. */
    slots: z.nullable(z.int().check(z.gte(1), z.lte(1000))),
    /** The facts of a pass. Without them the row is only text: the system sells no such pass. */
    pass: z.optional(z.nullable(passFacts)),
    /** Whether the desk sells it besides rides; only for plain rows. */
    desk: z.optional(z.boolean()),
    /** Whether riders may request it at booking; the desk then sells it, too. Only for plain rows. */
    wanted: z.optional(z.boolean()),
    /** Whether it is the price of hiring a whole track, for an hour or a day. Only for plain rows. */
    hire: z.optional(z.nullable(z.enum(hireUnits))),
  })
  .check(
    z.refine(({ role, slots }) => (role === 'pass') === (slots !== null), {
      error: 'required',
      path: ['slots'],
    }),
    z.refine(({ role, pass }) => role === 'pass' || !pass, { error: 'type', path: ['pass'] }),
    z.refine(({ weekendPrice, pass }) => weekendPrice === null || !pass, {
      error: 'type',
      path: ['weekendPrice'],
    }),
    z.refine(({ name }) => isNamed(name), { error: 'required', path: ['name'] }),
  );
export type PriceRow = z.infer<typeof row>;

const group = z
  .strictObject({
    id: ownId,
    name: bilingualLine(60),
    rows: z.array(row).check(z.maxLength(mostRows)),
  })
  .check(z.refine(({ name }) => isNamed(name), { error: 'required', path: ['name'] }));
export type PriceGroup = z.infer<typeof group>;

export const priceList = z
  .strictObject({
    /** The park's introduction above its prices; the page adds that they are in zloty. */
    lead: bilingualText(400),
    groups: z.array(group).check(z.maxLength(mostGroups)),
  })
  .check(
    z.refine((list) => allRows(list).length <= mostRows, { error: 'max', path: ['groups'] }),
    z.refine((list) => areDifferent(allRows(list)) && areDifferent(list.groups), {
      error: 'unique',
      path: ['groups'],
    }),
    // A list with any rows has exactly one slot price.
    z.refine((list) => allRows(list).length === 0 || slotsIn(list) > 0, {
      error: 'required',
      path: ['groups'],
    }),
    z.refine((list) => slotsIn(list) < 2, { error: 'unique', path: ['groups'] }),
  );
export type PriceList = z.infer<typeof priceList>;

function allRows({ groups }: PriceList): PriceRow[] {
  return groups.flatMap(({ rows }) => rows);
}

function isNamed({ pl, en }: { pl: string; en: string }): boolean {
  return pl !== '' || en !== '';
}

function areDifferent(parts: readonly { id: string }[]): boolean {
  return new Set(parts.map(({ id }) => id)).size === parts.length;
}

function slotsIn(list: PriceList): number {
  return allRows(list).filter(({ role }) => role === 'slot').length;
}
