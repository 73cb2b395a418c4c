import { may } from '@cablepark/domain/accounts/permissions';
import { column, defineCollection } from '../schema/collection.ts';
import { integer, time, uuid } from '../schema/value-types.ts';

/** The members of shared passes, for the desk; owners see the members on their own passes. */
export const passMember = defineCollection({
  name: 'PassMember',
  table: 'pass_member',
  fields: [
    column('id', 'id', integer),
    column('pass', 'pass_id', integer, { indexed: true }),
    column('account', 'account_id', uuid, { indexed: true }),
    column('date_created', 'created_at', time),
  ],
  mayRead: (viewer) => may(viewer?.role ?? null, 'pass.readAny'),
});
