import { lastUndoable } from '@cablepark/domain/accounts/merge-rules';
import type { ServerContext } from '../../../server-context.ts';
import { forgetMergesBefore } from './merges.store.ts';

/** Erases the names of guests whose merges can't be undone any more. */
export async function forgetOldMerges({ store, clock }: ServerContext): Promise<void> {
  await forgetMergesBefore(store.db, lastUndoable(clock.now()).epochMilliseconds);
}
