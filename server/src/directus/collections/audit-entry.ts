import { may } from '@cablepark/domain/accounts/permissions';
import { column, defineCollection, type Field } from '../schema/collection.ts';
import { integer, json, text, time, uuid } from '../schema/value-types.ts';

/** The state before or after a change: an object, or null where there is none. */
function state(name: 'before' | 'after'): Field {
  return { ...column(name, name, json, { nullable: true }), queryable: false };
}

/** The audit log: changes by staff, with their time. Only the server writes it. */
export const auditEntry = defineCollection({
  name: 'AuditEntry',
  table: 'audit',
  fields: [
    column('id', 'id', integer),
    column('date_created', 'created_at', time, { indexed: true }),
    column('user', 'actor_id', uuid),
    column('action', 'action', text),
    column('subject', 'subject', text),
    column('subjectId', 'subject_id', text),
    state('before'),
    state('after'),
  ],
  mayRead: (viewer) => may(viewer?.role ?? null, 'audit.read'),
});
