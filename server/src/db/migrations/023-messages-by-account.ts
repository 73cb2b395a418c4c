import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index } from './table-parts.ts';

/** What was sent to one account lately is counted before each mail about what riders do themselves. */
export function messagesByAccount(): Migration {
  return {
    async up(db: Kysely<never>) {
      await index(db, 'outbox', ['account_id', 'outcome', 'ended_at']);
    },
  };
}
