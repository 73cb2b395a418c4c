import { may } from '@cablepark/domain/accounts/permissions';
import { column, defineCollection } from '../schema/collection.ts';
import { integer, oneOf, time, uuid } from '../schema/value-types.ts';
import { asset } from './asset.ts';

/** The log of created and deleted ranges of slots (SPEC.md §3). */
export const slotEdit = defineCollection({
  name: 'SlotEdit',
  table: 'slot_edit',
  fields: [
    column('id', 'id', integer),
    column('start', 'start_at', time),
    column('end', 'end_at', time),
    column('actionType', 'action_type', oneOf(['create', 'delete'])),
    column('asset', 'asset_id', integer, { relation: { target: asset } }),
    column('date_created', 'created_at', time),
    column('user_created', 'user_created', uuid, { nullable: true }),
  ],
  mayRead: (viewer) => may(viewer?.role ?? null, 'slotEdit.read'),
});
