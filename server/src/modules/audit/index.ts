/** The audit log: who of the staff changed what, from what to what. Read through `directus/`. */
export { type Difference, differenceOf } from './difference.ts';
export { type AuditContext, type AuditEntry, writeAudit } from './write-audit.ts';
