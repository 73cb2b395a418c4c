import { seasonIn } from '@cablepark/domain/season/season.schema';
import * as z from 'zod/mini';
import { type SeasonKind, seasonKinds } from './season.ts';

/** The season's schema in the API; `season.ts` has the types. */

/** PLN. */
const money = z.number().check(z.gte(0), z.lte(1_000_000));
export const seasonRow = seasonIn(money);

const count = z.int().check(z.gte(0));
export const seasonCounts = z.strictObject(
  Object.fromEntries(seasonKinds.map((kind) => [kind, count])) as Record<SeasonKind, typeof count>,
);

const previewFields = { season: seasonRow, refill: z.optional(z.boolean()) };
export const seasonPreviewRequest = z.strictObject(previewFields);
export const seasonChangeRequest = z.strictObject({
  ...previewFields,
  version: z.int().check(z.gte(0)),
  expected: seasonCounts,
});
