import type { AppContext } from '../../src/context.ts';

/** What the audit log says since it was last emptied, oldest first; the states as objects. */
export async function readAudit(park: AppContext) {
  const rows = await park.store.db.selectFrom('audit').selectAll().orderBy('id').execute();
  return rows.map(({ actor_id, action, subject, subject_id, before, after }) => ({
    actor: actor_id,
    action,
    subject,
    id: subject_id,
    before: before === null ? null : (JSON.parse(before) as unknown),
    after: after === null ? null : (JSON.parse(after) as unknown),
  }));
}
