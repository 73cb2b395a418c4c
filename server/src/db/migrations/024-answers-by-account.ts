import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index } from './table-parts.ts';

/** How many answers are kept for one account is counted with each of its calls; and they go with the account. */
export function answersByAccount(): Migration {
  return {
    async up(db: Kysely<never>) {
      await index(db, 'answered_call', ['account_id', 'created_at']);
    },
  };
}
