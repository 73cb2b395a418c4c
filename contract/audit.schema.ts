import * as z from 'zod/mini';
import { moment } from './fields.schema.ts';

const state = z.nullable(z.record(z.string(), z.unknown()));

/** One entry of the audit log. `before` and `after` hold the changed fields, or nothing for a created or deleted thing. */
export const auditRow = z.object({
  id: z.int(),
  date_created: moment,
  user: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  before: state,
  after: state,
});
export type AuditEntryRow = z.infer<typeof auditRow>;
