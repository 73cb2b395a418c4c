import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index } from '../table-parts.ts';

/** The answers that are kept for one account are found by it, the newest first. */
export function keysOfOne(): Migration {
  return {
    async up(db: Kysely<never>) {
      await index(db, 'answered_call', ['account_id', 'id']);
    },
  };
}
