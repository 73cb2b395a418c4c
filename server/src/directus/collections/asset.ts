import { column, defineCollection } from '../schema/collection.ts';
import { integer, text } from '../schema/value-types.ts';

/** The tracks (SPEC.md §3). */
export const asset = defineCollection({
  name: 'Asset',
  table: 'asset',
  fields: [column('id', 'id', integer), column('name', 'name', text)],
});
