import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** A withdrawal from an online contract: on a pass, or on an account. Once for each. */
export function withdrawals(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'withdrawal', engine)
        .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('pass_id', 'integer', (column) => column.unique().references('pass.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('concluded_at', 'bigint', (column) => column.notNull())
        .addColumn('money_back_cents', 'integer', (column) => column.notNull())
        .addColumn('refund_id', 'text', (column) => column.references('refund.id'))
        .addColumn('taken', 'integer', (column) => column.notNull())
        .addColumn('freed', 'integer', (column) => column.notNull())
        .addCheckConstraint(
          'withdrawal_money',
          sql`money_back_cents >= 0 and (money_back_cents > 0) = (refund_id is not null)`,
        )
        .execute();
      await index(db, 'withdrawal', ['account_id']);
    },
  };
}
