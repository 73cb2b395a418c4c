import { gearAtMost } from '@cablepark/domain/booking/gear';
import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import * as z from 'zod/mini';
import { day } from '../days.schema.ts';
import { moment, rowId } from '../fields.schema.ts';

/** The gear of a ride: rows of the price list, with their names when they were chosen. */
const gearItem = z.object({
  row: z.string(),
  name: z.object({ pl: z.string(), en: z.string() }),
  count: z.int(),
});
export type GearItem = z.infer<typeof gearItem>;

export const gearRow = z.object({ slot: z.int(), startTime: moment, gear: z.array(gearItem) });
export const gearRows = z.array(gearRow);
export type GearRow = z.infer<typeof gearRow>;

export const gearDayQuery = z.object({ day });

/** All that these rides need; it replaces what they needed. Of several rides the gear is spread over them. */
export const gearBody = z.strictObject({
  slots: z.array(rowId).check(z.minLength(1), z.maxLength(partySlotsAtMost)),
  gear: z
    .array(
      z.strictObject({
        row: z.string().check(z.minLength(1), z.maxLength(40)),
        count: z.int().check(z.gte(1), z.lte(gearAtMost * partySlotsAtMost)),
      }),
    )
    .check(z.maxLength(20)),
});
