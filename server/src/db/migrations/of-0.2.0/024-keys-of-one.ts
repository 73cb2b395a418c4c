import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index } from '../table-parts.ts';

/** An index for the stored answers of one account, the newest first. */
export function keysOfOne(): Migration {
  return {
    async up(db: Kysely<never>) {
      await index(db, 'answered_call', ['account_id', 'id']);
    },
  };
}
