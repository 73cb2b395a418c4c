import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index } from '../table-parts.ts';

/** What a stop asks the riders of moved rides: its own row of `closure`, which closes nothing (docs/decisions/120). */
export const delayQuestions: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('closure')
      .addColumn('stop_id', 'integer', (column) => column.references('stop.id'))
      .execute();
    await index(db, 'closure', ['stop_id']);
    await db.schema
      .alterTable('closure_ride')
      .addColumn('question', 'text', (column) => column.notNull().defaultTo('choose'))
      .execute();
    await db.schema.alterTable('closure_ride').addColumn('seen_at', 'bigint').execute();
  },
};
