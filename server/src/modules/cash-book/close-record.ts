import { vatRates } from '@cablepark/domain/park/vat-rates';
import { cashKinds } from '@cablepark/domain/payments/cash-entry';
import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import {
  type CloseFact,
  factReasons,
  type PersonSums,
  type RateSum,
} from '@cablepark/domain/payments/close-facts';
import { cashDifference, type MethodSums } from '@cablepark/domain/payments/day-close';
import * as z from 'zod';

/** The ride that a payment was for. */
export interface PaidRide {
  /** Milliseconds since the epoch. */
  start: number;
  /** The rider's account instead of the name, so that an erasure also removes it here; null for a deleted account. */
  rider: string | null;
}

/** A fact of a close with the ride of its payment at that time; null for any other sale. Closes up to version 0.3.0 lack it. */
export interface KeptFact extends CloseFact {
  ride?: PaidRide | null | undefined;
}

/** The content of a close as stored in the column `sums`. Money in grosze. */
export interface CloseRecord {
  /** The first of the days that count together. */
  from: string;
  methods: MethodSums;
  /** All cash in the till. For a close without `till`, the cash less a float that was not recorded. */
  counted: number;
  /** Null for a close from before floats were recorded. */
  till: { float: number; taken: number } | null;
  /** Why the cash differs from the float and the sum of the book. */
  note: string | null;
  people: PersonSums[];
  rates: RateSum[];
  /** The undone payments and what else may explain the difference. */
  facts: KeptFact[];
}

const methods: z.ZodType<MethodSums> = z.record(z.enum(cashMethods), z.int());
const by = z.string().nullable();

const recordSchema: z.ZodType<CloseRecord> = z.object({
  from: z.iso.date(),
  methods,
  counted: z.int(),
  till: z.object({ float: z.int(), taken: z.int() }).nullable().default(null),
  note: z.string().nullable(),
  people: z.array(z.object({ by, methods, count: z.int() })).default([]),
  rates: z.array(z.object({ vat: z.enum(vatRates).nullable(), cents: z.int() })).default([]),
  facts: z
    .array(
      z.object({
        entry: z.int(),
        at: z.int(),
        kind: z.enum(cashKinds),
        method: z.enum(cashMethods),
        cents: z.int(),
        payment: z.int().nullable(),
        by,
        reason: z.enum(factReasons),
        instead: z.enum(cashMethods).nullable(),
        ride: z.object({ start: z.int(), rider: by }).nullable().optional(),
      }),
    )
    .default([]),
});

/** @throws if the stored text is not a valid record */
export function readCloseRecord(sums: string): CloseRecord {
  return recordSchema.parse(JSON.parse(sums));
}

/** The difference of a close; negative if cash was missing. */
export function differenceOf({
  methods: { cash },
  counted,
  till,
}: Pick<CloseRecord, 'methods' | 'counted' | 'till'>): number {
  return cashDifference({ float: till?.float ?? 0, cash, counted });
}

/** The cash that stayed in the till for the next day; null if nobody recorded it. */
export function leftAfter({ counted, till }: Pick<CloseRecord, 'counted' | 'till'>): number | null {
  return till === null ? null : counted - till.taken;
}
