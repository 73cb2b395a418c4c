import { toPln } from '@cablepark/contract/money';
import { readWireTime, writeWireMs } from '@cablepark/contract/wire-time';
import * as z from 'zod';
import { invalidQuery, quoted } from './errors.ts';
import type { Viewer } from './viewer.ts';

/** The values of the dynamic variables `$NOW` and `$CURRENT_USER`. */
export interface ReadContext {
  viewer: Viewer;
  /** A function, which detects whether an answer depends on the current time. */
  now: () => Temporal.Instant;
  /** The database's version from before the query; absent without a lookup. */
  version?: string;
}

export type Primitive = string | number | boolean;

/** How to parse a field's values from a filter and to write them to the API. */
export type ValueType = NumberType | TextType;

/** Stored as a whole number between `min` and `max`; a filter's value may be between two of them. */
export interface NumberType {
  kind: 'number';
  /** The schema in the API. */
  wire: z.ZodType;
  min: number;
  max: number;
  /** In the unit of storage. @throws INVALID_QUERY */
  read(value: Primitive, context: ReadContext): number;
  /** Absent where the API has the stored value. */
  write?: (stored: number) => string | number | boolean;
}

/** `uuid` has fewer operators than `text`. */
export interface TextType {
  kind: 'text' | 'uuid';
  /** Without a maximum length. */
  isOpen?: boolean;
  /** The schema in the API. */
  wire: z.ZodType;
  /** @throws INVALID_QUERY */
  read(value: Primitive, context: ReadContext): string;
  /** Absent where the API has the stored value. */
  write?: (stored: string) => unknown;
}

const decimal = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;
const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const integer: NumberType = {
  kind: 'number',
  wire: z.int(),
  min: -2_147_483_648,
  max: 2_147_483_647,
  read: (value) => readDecimal(value, 0),
};

/** A boolean in the API, 1 or 0 in storage. */
export const flag: NumberType = {
  kind: 'number',
  wire: z.boolean(),
  min: 0,
  max: 1,
  read(value) {
    const word = String(value);
    if (['true', '1'].includes(word)) return 1;
    if (['false', '0'].includes(word)) return 0;
    throw invalidQuery(`${quoted(value)} is neither true nor false.`);
  },
  write: (stored) => stored === 1,
};

/** PLN in the API, grosze in storage. */
export const money: NumberType = {
  ...integer,
  wire: z.number(),
  read: (value) => readDecimal(value, 2),
  write: toPln,
};

/** `2026-07-15T09:00:00.000Z` in the API, milliseconds since the epoch in storage. */
export const time: NumberType = {
  kind: 'number',
  wire: z.string().meta({ format: 'date-time' }),
  min: -8.64e15,
  max: 8.64e15,
  read(value, { now }) {
    if (value === '$NOW') return now().epochMilliseconds;
    const instant = typeof value === 'string' ? readWireTime(value) : null;
    if (!instant) throw invalidQuery(`${quoted(value)} is not a time like "2026-07-15T09:00:00.000Z".`);
    // A fraction of a millisecond is between two storable values and must compare so.
    const below = Number(instant.epochNanoseconds - BigInt(instant.epochMilliseconds) * 1_000_000n);
    return instant.epochMilliseconds + (below > 0 ? 0.5 : 0);
  },
  write: writeTime,
};

export const text: TextType = {
  kind: 'text',
  isOpen: true,
  wire: z.string(),
  read(value) {
    // Dynamic variables of other types would be compared as literal text here.
    if (typeof value === 'string' && /^\$(?:NOW|CURRENT_|FOLLOW)/.test(value))
      throw invalidQuery(`${quoted(value)} is not supported here.`);
    return readText(String(value));
  },
};

/** A text with a fixed set of values. */
export function oneOf(words: readonly [string, ...string[]]): TextType {
  return { ...text, isOpen: false, wire: z.enum(words) };
}

/** The schema `wire` in the API, JSON text in storage. */
export function jsonOf(wire: z.ZodType): TextType {
  return { ...text, wire, write: (stored) => JSON.parse(stored) as unknown };
}

/** Any object. */
export const json = jsonOf(z.record(z.string(), z.unknown()));

export const uuid: TextType = {
  kind: 'uuid',
  wire: z.uuid(),
  read(value, { viewer }) {
    // An empty id for a visitor: no stored id is empty.
    if (value === '$CURRENT_USER') return viewer?.id ?? '';
    if (typeof value === 'string' && isUuid(value)) return value.toLowerCase();
    throw invalidQuery(`${quoted(value)} is not a UUID.`);
  },
};

export function isUuid(text: string): boolean {
  return uuidShape.test(text);
}

/** Parses with the decimal point moved right by `places`; as text, so that 1.1 PLN are 110 grosze and not 110.00000000000001. */
function readDecimal(value: Primitive, places: number): number {
  const digits = typeof value === 'boolean' ? '' : String(value);
  if (!decimal.test(digits)) throw invalidQuery(`${quoted(value)} is not a number.`);
  const [mantissa, exponent = '0'] = digits.toLowerCase().split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

/** PostgreSQL can store neither of the two, so no stored value can match them. */
function readText(value: string): string {
  if (value.includes('\0') || !value.isWellFormed())
    throw invalidQuery('A text holds characters that no text has.');
  return value;
}

const writtenTimes = new Map<number, string>();
const writtenTimesKept = 20_000;

/** A cache: the same starts repeat, and formatting costs ten times as much as a lookup. */
function writeTime(epochMs: number): string {
  const cached = writtenTimes.get(epochMs);
  if (cached !== undefined) return cached;
  const wireText = writeWireMs(epochMs);
  if (writtenTimes.size >= writtenTimesKept) writtenTimes.clear();
  writtenTimes.set(epochMs, wireText);
  return wireText;
}
