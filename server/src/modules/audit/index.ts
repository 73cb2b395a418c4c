/** The audit log: the staff's changes with old and new values. `directus/` reads it. */
export { type Difference, differenceOf } from './difference.ts';
export { type AuditContext, type AuditEntry, writeAudit } from './write-audit.ts';
