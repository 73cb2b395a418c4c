import * as z from 'zod/mini';
import { vatRates } from '../park/vat-rates.ts';
import { bilingualLine, bilingualText } from '../words/words.schema.ts';
import { passFacts } from './pass-facts.schema.ts';

/** The park's price list as an Admin writes it: groups of rows in the order in which they are shown. */

export const mostGroups = 20;
export const mostRows = 60;

/** PLN with at most two decimals, as the wire writes money: a content is kept as it was sent. */
const amount = z.number().check(
  z.gte(0),
  z.lte(1_000_000),
  z.refine((pln) => Math.round(pln * 100) / 100 === pln, { error: 'regex' }),
);

/** What the program makes of a row: the price of the slot, a pass for some slots, or nothing but a line to read. */
export const priceRoles = ['plain', 'slot', 'pass'] as const;
export type PriceRole = (typeof priceRoles)[number];

/** Stays with a group or a row wherever it moves and whatever it is called. */
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
    /** How many slots a pass has; null for whatever is no pass. */
    slots: z.nullable(z.int().check(z.gte(1), z.lte(1000))),
    /** What a pass is good for. Without it the row is a line to read: the system sells no such pass. */
    pass: z.optional(z.nullable(passFacts)),
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
    /** What the park says above its prices, besides that they are in zloty. */
    lead: bilingualText(400),
    groups: z.array(group).check(z.maxLength(mostGroups)),
  })
  .check(
    z.refine((list) => allRows(list).length <= mostRows, { error: 'max', path: ['groups'] }),
    z.refine((list) => areDifferent(allRows(list)) && areDifferent(list.groups), {
      error: 'unique',
      path: ['groups'],
    }),
    // A list with anything in it says what a slot costs, once.
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
