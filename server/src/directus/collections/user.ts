import { may } from '@cablepark/domain/accounts/permissions';
import { roles } from '@cablepark/domain/accounts/roles';
import { languages } from '@cablepark/domain/time/display';
import { sql } from '../../db/sql-text.ts';
import { column, defineCollection, type Field } from '../schema/collection.ts';
import { integer, oneOf, text, uuid } from '../schema/value-types.ts';

/** Only shows that it exists (WIRE.md, GET /users/me). */
const password: Field = {
  ...column('password', 'password_hash', text, { nullable: true }),
  sql: (table) => sql`case when ${sql.id(table, 'password_hash')} is not null then '**********' end`,
  queryable: false,
};

/**
 * Our own field (WIRE.md): the accepted version, for the owner and for an Admin, not for other staff. Clients that only know the
 * specification never see it.
 */
function versionField(name: 'terms_version' | 'privacy_version'): Field {
  return {
    ...column(name, name, integer, { nullable: true }),
    onRequest: true,
    sql(table, viewer) {
      const version = sql.id(table, name);
      if (may(viewer?.role ?? null, 'user.editAny')) return version;
      return sql`case when ${sql.id(table, 'id')} = ${viewer?.id ?? null} then ${version} end`;
    },
  };
}

/** Accounts: staff see all, a rider their own row (WIRE.md, Accounts). Erased ones are invisible. */
export const user = defineCollection({
  name: 'users',
  table: 'account',
  fields: [
    column('id', 'id', uuid),
    column('email', 'email', text, { nullable: true }),
    column('first_name', 'first_name', text, { nullable: true }),
    column('last_name', 'last_name', text, { nullable: true }),
    column('description', 'phone', text, { nullable: true }),
    column('role', 'role', oneOf(roles)),
    column('status', 'status', oneOf(['active', 'blocked'])),
    column('language', 'language', oneOf(languages), { nullable: true }),
    password,
    versionField('terms_version'),
    versionField('privacy_version'),
  ],
  searched: column('search_text', 'search_text', text),
  mayRead: (viewer) => viewer !== null,
  visible(table, viewer) {
    const notErased = sql`${sql.id(table, 'status')} <> 'erased'`;
    if (may(viewer?.role ?? null, 'user.readAny')) return notErased;
    return sql`${notErased} and ${sql.id(table, 'id')} = ${viewer?.id ?? null}`;
  },
});
