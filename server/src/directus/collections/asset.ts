import { obstacleRow } from '@cablepark/contract/park/tracks.schema';
import { trackColours, trackLevels, trackStatuses } from '@cablepark/domain/tracks/track';
import * as z from 'zod';
import { column, defineCollection, type Field } from '../schema/collection.ts';
import { integer, jsonOf, oneOf, text, type ValueType } from '../schema/value-types.ts';

interface Options {
  stored?: string;
  nullable?: boolean;
  queryable?: boolean;
}

/** Our own field (WIRE.md, Asset): clients that only know the specification never see it. */
function ours(name: string, type: ValueType, { stored = name, nullable, queryable }: Options = {}): Field {
  return {
    ...column(name, stored, type, { nullable: nullable ?? false }),
    onRequest: true,
    queryable: queryable ?? true,
  };
}

const words: Options = { nullable: true, queryable: false };

/** The tracks (SPEC.md §3). */
export const asset = defineCollection({
  name: 'Asset',
  table: 'asset',
  fields: [
    column('id', 'id', integer),
    column('name', 'name', text),
    ours('name_en', text, words),
    ours('description', text, words),
    ours('description_en', text, words),
    ours('length', integer, { nullable: true }),
    ours('level', oneOf(trackLevels), { nullable: true }),
    ours('colour', oneOf(trackColours)),
    ours('sort', integer),
    ours('status', oneOf(trackStatuses)),
    ours('obstacles', jsonOf(z.array(obstacleRow)), { queryable: false }),
  ],
});
