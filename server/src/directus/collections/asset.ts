import { integer, text } from '../parse/value-types.ts';
import { column, defineCollection } from './collection.ts';

/** The tracks (SPEC.md §3). */
export const asset = defineCollection({
  name: 'Asset',
  table: 'asset',
  fields: [column('id', 'id', integer), column('name', 'name', text)],
});
