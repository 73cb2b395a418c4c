import { mailPages, resetPages } from '@cablepark/contract/accounts/addresses';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import { emailSchema } from '@cablepark/domain/accounts/fields';
import { ParkError } from '@cablepark/domain/errors';
import type { ServerContext } from '../../../server-context.ts';

/**
 * The page of a reset mail, built here. The request is only compared with a closed list, never parsed, resolved
 * or copied: otherwise it could send the token to a stranger.
 * @throws INVALID_PAYLOAD for a page outside the list.
 */
export function resetPage(publicUrl: string, requestedPage: string | null | undefined): string {
  const path =
    requestedPage == null
      ? mailPages.reset
      : resetPages.find((page) => requestedPage === `${publicUrl}${page}`);
  if (path !== undefined) return `${publicUrl}${path}`;
  const reason = '"reset_url" must be a page of this site that has a form for it.';
  throw new ParkError('INVALID_PAYLOAD', { extensions: { reason } });
}

/**
 * Stores a request for a password reset. It looks up nothing: timing and work are the same
 * whether the account exists or not.
 * @param page of `resetPage`
 */
export async function requestPasswordReset(
  context: ServerContext,
  email: string,
  page: string,
): Promise<void> {
  const { success, data } = emailSchema.safeParse(email);
  if (!success) return;
  await context.store.db
    .insertInto('reset_request')
    .values({ email: normalEmail(data), page })
    .execute();
  context.outbox.raiseInTurn();
}
