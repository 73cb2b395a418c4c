import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** Two records of one person that an Admin merges, with what moved (docs/decisions/112). */
export function accountMerges(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'account_merge', engine)
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('guest_account', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('into_account', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('merged_at', 'bigint')
        .addColumn('undone_at', 'bigint')
        .addColumn('undone_by', 'text', (column) => column.references('account.id'))
        .addColumn('guest_facts', 'text')
        .addColumn('moved', 'text')
        .addColumn('mark', 'text')
        .execute();
      await index(db, 'account_merge', ['guest_account']);
      await index(db, 'account_merge', ['into_account']);
    },
  };
}
