import type { UserRow } from '@cablepark/contract/accounts/accounts.schema';
import { forbiddenField, readNames, readQueryString } from '../../directus/index.ts';
import type { Account } from './locks/index.ts';

/** An account as its owner sees it. Of the password it shows only whether one is set (WIRE.md, GET /users/me). */
export interface WireUser extends UserRow {
  password: string | null;
}

const hiddenPassword = '**********';

/** The stored row with the API's names: the phone is the `description` (SPEC.md §3). */
export function toWireUser(row: Account): WireUser {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    description: row.phone,
    role: row.role,
    status: row.status,
    language: row.language,
    password: row.password_hash === null ? null : hiddenPassword,
  };
}

/** The fields that `fields=` selects; nothing or `*` means all. @throws FORBIDDEN for an unknown field. */
export function pickFields(user: WireUser, url: string): Partial<WireUser> {
  const query = url.indexOf('?');
  const { fields } = query < 0 ? {} : readQueryString(url.slice(query + 1));
  const names = readNames(fields, 'fields');
  if (names.length === 0) return user;
  const unknownField = names.find((name) => name !== '*' && !Object.hasOwn(user, name));
  if (unknownField !== undefined) throw forbiddenField('users', unknownField);
  const entries = Object.entries(user).filter(([name]) => names.includes('*') || names.includes(name));
  return Object.fromEntries(entries);
}
