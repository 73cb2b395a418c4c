import { seasonIn } from '@cablepark/domain/season/season.schema';
import * as z from 'zod/mini';
import { moment } from '../fields.schema.ts';
import type { SeasonKind } from './season-kinds.ts';

function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

/** PLN. */
const money = z.number().check(z.gte(0), z.lte(1_000_000));
/** The season in the API: as in the domain, but money is PLN. */
export const seasonRow = seasonIn(money);
export type SeasonRow = z.infer<typeof seasonRow>;

/** The same schema for each kind. */
function eachKind<Schema extends z.ZodMiniType>(schema: Schema) {
  return {
    make: schema,
    reprice: schema,
    remove: schema,
    keptBooked: schema,
    keptByHand: schema,
    leftFree: schema,
  } satisfies Record<SeasonKind, Schema>;
}

const seasonCounts = z.strictObject(eachKind(z.int().check(z.gte(0))));

/** A slot of a preview: an existing one, or a new one. */
const seasonSlotRow = z.object({
  id: described(z.nullable(z.int()), 'Null for one that is to be made.'),
  asset: z.int(),
  startTime: moment,
  duration: described(z.int(), 'Minutes.'),
  price: described(z.number(), 'PLN; of `reprice` the new one.'),
  oldPrice: described(z.nullable(z.number()), 'PLN; of `reprice` alone.'),
});
export type SeasonSlotRow = z.infer<typeof seasonSlotRow>;

const previewFields = {
  season: seasonRow,
  /** Whether the change fills times again that staff have freed. */
  refill: z.optional(z.boolean()),
};
export const seasonPreviewRequest = z.strictObject(previewFields);
export type SeasonPreviewRequest = z.infer<typeof seasonPreviewRequest>;

export const seasonPreviewRow = z.object({
  /** The season version that the preview compares with. */
  version: z.int(),
  counts: seasonCounts,
  /** The first of each kind, at most `mostListed`. */
  slots: z.object(eachKind(z.array(seasonSlotRow))),
});
export type SeasonPreviewRow = z.infer<typeof seasonPreviewRow>;

/** The request for a change: the version that its author has seen, and the result of the preview. */
export const seasonChangeRequest = z.strictObject({
  ...previewFields,
  version: z.int().check(z.gte(0)),
  expected: seasonCounts,
});
export type SeasonChangeRequest = z.infer<typeof seasonChangeRequest>;

export const seasonChangeId = z.object({ id: z.int() });

/** A change's progress, or its outcome. */
export const seasonChangeRow = z.object({
  id: z.int(),
  state: z.enum(['applying', 'done', 'undoing', 'undone']),
  cursor: described(z.int(), 'How many of its steps are done.'),
  steps: z.int(),
  expected: seasonCounts,
  /** The effects so far. */
  counts: seasonCounts,
  date_created: moment,
  /** Whether it can be undone; else the error code of undoing it. */
  undo: z.enum(['ok', 'SLOT_BOOKED', 'SEASON_BUSY', 'SEASON_CHANGED']),
});
export type SeasonChangeRow = z.infer<typeof seasonChangeRow>;
export type SeasonChangeState = SeasonChangeRow['state'];

export const seasonState = z.object({
  season: seasonRow,
  /** 0 before the first plan. */
  version: z.int(),
  /** The last day with slots of each track. */
  released: z.array(z.object({ asset: z.int(), until: z.string() })),
  /** The last change; null before the first. */
  change: z.nullable(seasonChangeRow),
});
export type SeasonState = z.infer<typeof seasonState>;
