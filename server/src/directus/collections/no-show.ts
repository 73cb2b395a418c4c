import { may } from '@cablepark/domain/accounts/permissions';
import { column, defineCollection } from '../schema/collection.ts';
import { integer, time, uuid } from '../schema/value-types.ts';
import { slot } from './slot.ts';

/** Riders who did not come to a slot they hold; marked at the desk. */
export const noShow = defineCollection({
  name: 'NoShow',
  table: 'no_show',
  fields: [
    column('id', 'id', integer),
    column('slot', 'slot_id', integer, { indexed: true, relation: { target: slot } }),
    column('date_created', 'created_at', time),
    column('user_created', 'created_by', uuid),
  ],
  mayRead: (viewer) => may(viewer?.role ?? null, 'noShow.read'),
});
