import { auditRow } from './audit.schema.ts';
import type { WireCollection } from './collections.ts';

export const auditCollection = { name: 'AuditEntry', row: auditRow } as const satisfies WireCollection;
