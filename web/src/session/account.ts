import type { UserRow } from '@cablepark/contract/accounts/accounts.schema';
import { isRole, type Role } from '@cablepark/domain/accounts/roles';
import type { Language } from '@cablepark/domain/time/display';

/** The account of the session. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  phone: string;
  role: Role;
  /** Language of the park's mails; null without a choice. */
  language: Language | null;
}

/** An unknown role (another backend's) has the rights of a rider. */
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
