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
  /** The account of its rider, so that an erased name is gone from here, too; null for a deleted one. */
  rider: string | null;
}

/** A fact of a close with the ride of its payment at that time, null for any other sale. A close of up to 0.3.0 lacks it. */
export interface KeptFact extends CloseFact {
  ride?: PaidRide | null | undefined;
}

/** What a close keeps, as stored in the column `sums`. Money in grosze. */
export interface CloseRecord {
  /** The first of the days that count together. */
  from: string;
  methods: MethodSums;
  /** All cash in the till; of a close without `till`, the cash less a float that nobody recorded. */
  counted: number;
  /** Null for a close of before floats were recorded. */
  till: { float: number; taken: number } | null;
  /** Why the cash differs from the float and the sum of the book. */
  note: string | null;
  people: PersonSums[];
  rates: RateSum[];
  /** What was undone, and what may explain the difference. */
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

/** @throws where the stored text is no record */
export function readCloseRecord(sums: string): CloseRecord {
  return recordSchema.parse(JSON.parse(sums));
}

/** The difference of a close; negative where cash was missing. */
export function differenceOf({
  methods: { cash },
  counted,
  till,
}: Pick<CloseRecord, 'methods' | 'counted' | 'till'>): number {
  return cashDifference({ float: till?.float ?? 0, cash, counted });
}

/** The cash that stayed in the till for the next day; null where nobody recorded it. */
export function leftAfter({ counted, till }: Pick<CloseRecord, 'counted' | 'till'>): number | null {
  return till === null ? null : counted - till.taken;
}
