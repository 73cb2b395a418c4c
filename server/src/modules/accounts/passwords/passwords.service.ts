import { mailPages, resetPages } from '@cablepark/contract/accounts/addresses';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import { emailSchema } from '@cablepark/domain/accounts/fields';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';

/**
 * The page that a reset mail leads to, built here. What was asked for is held against the closed list and never parsed,
 * resolved or copied: any of it could lead the token to a stranger.
 * @throws INVALID_PAYLOAD for whatever is not in the list.
 */
export function resetPage(publicUrl: string, asked: string | null | undefined): string {
  const path = asked == null ? mailPages.reset : resetPages.find((page) => asked === `${publicUrl}${page}`);
  if (path !== undefined) return `${publicUrl}${path}`;
  const reason = '"reset_url" must be a page of this site that has a form for it.';
  throw new ParkError('INVALID_PAYLOAD', { extensions: { reason } });
}

/**
 * Keeps that somebody asked for a link to a new password. Nothing is looked up: it takes as long, and leaves as much to do at once, whether
 * there is such an account or not.
 * @param page of `resetPage`
 */
export async function requestPasswordReset(context: AppContext, email: string, page: string): Promise<void> {
  const { success, data } = emailSchema.safeParse(email);
  if (!success) return;
  await context.store.db
    .insertInto('reset_request')
    .values({ email: normalEmail(data), page })
    .execute();
  context.outbox.raiseInTurn();
}
