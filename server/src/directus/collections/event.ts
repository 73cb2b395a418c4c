import { column, defineCollection } from '../schema/collection.ts';
import { integer, text, time } from '../schema/value-types.ts';
import { asset } from './asset.ts';

/** A file with only an id; clients that expand it query `image.*` (SPEC.md §7). */
const file = defineCollection({ name: 'File', table: 'event', fields: [column('id', 'image', text)] });

/** SPEC.md §3; `asset` null means all tracks. `nameEn` and `descriptionEn` are ours, null where the park wrote none. */
export const event = defineCollection({
  name: 'Event',
  table: 'event',
  fields: [
    column('id', 'id', integer),
    column('name', 'name', text),
    column('description', 'description', text, { nullable: true }),
    column('nameEn', 'name_en', text, { nullable: true }),
    column('descriptionEn', 'description_en', text, { nullable: true }),
    column('url', 'url', text, { nullable: true }),
    column('image', 'image', text, { nullable: true, relation: { target: file, inline: true } }),
    column('start', 'start_at', time, { indexed: true }),
    column('end', 'end_at', time, { nullable: true }),
    column('asset', 'asset_id', integer, { nullable: true, relation: { target: asset } }),
  ],
  lists: [{ name: 'slots', table: 'slot', owner: 'event_id' }],
});
