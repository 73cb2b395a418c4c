import { type SeasonKind, seasonKinds } from '@cablepark/contract/park/season';
import { seasonCounts, seasonRow } from '@cablepark/contract/park/season.schema';
import * as z from 'zod';

/** The answers of the season's calls. */

const slot = z.object({
  id: z.int().nullable().describe('Null for one that is to be made.'),
  asset: z.int(),
  startTime: z.string().meta({ format: 'date-time' }),
  duration: z.int().describe('Minutes.'),
  price: z.number().describe('PLN; of `reprice` the new one.'),
  oldPrice: z.number().nullable().describe('PLN; of `reprice` alone.'),
});
const slots = z.array(slot);

export const previewAnswer = z.object({
  data: z.object({
    version: z.int(),
    counts: seasonCounts,
    slots: z.object(
      Object.fromEntries(seasonKinds.map((kind) => [kind, slots])) as Record<SeasonKind, typeof slots>,
    ),
  }),
});

export const changeAnswer = z.object({ data: z.object({ id: z.int() }) });

const change = z.object({
  id: z.int(),
  state: z.enum(['applying', 'done', 'undoing', 'undone']),
  cursor: z.int().describe('How many of its steps are done.'),
  steps: z.int(),
  expected: seasonCounts,
  counts: seasonCounts,
  date_created: z.string().meta({ format: 'date-time' }),
  undo: z.enum(['ok', 'SLOT_BOOKED', 'SEASON_BUSY', 'SEASON_CHANGED']),
});
export const changeState = z.object({ data: change });

export const seasonAnswer = z.object({
  data: z.object({
    season: seasonRow,
    version: z.int(),
    released: z.array(z.object({ asset: z.int(), until: z.string() })),
    change: change.nullable(),
  }),
});
