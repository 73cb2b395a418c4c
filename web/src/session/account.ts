import { isRole, type Role } from '@cablepark/domain/accounts/roles';
import type { Language } from '@cablepark/domain/time/display';
import type { UserRow } from '../lib/http/answers.ts';

/** Who is logged in. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  phone: string;
  role: Role;
  /** Of the park's mails; null where none was chosen. */
  language: Language | null;
}

/** A role that this site does not know (another backend's) may do what every rider may. */
export function accountOf(row: UserRow): Account {
  return {
    id: row.id,
    email: row.email ?? '',
    firstName: row.first_name ?? '',
    phone: row.description ?? '',
    role: isRole(row.role) ? row.role : 'User',
    language: row.language ?? null,
  };
}
