import { checkSetupCall, makeFirstAdminCall } from '@cablepark/contract/accounts/setup';
import type { FirstAdminBody } from '@cablepark/contract/accounts/setup.schema';
import { callAsVisitor } from '../../lib/http/exchange.ts';

/** POST /setup/check. @throws ApiError 401 or 403 for an invalid link; NetworkError. */
export async function checkSetupLink(token: string): Promise<void> {
  await callAsVisitor(checkSetupCall, { body: { token } });
}

/** POST /setup/admin. @throws ApiError 401, 403, RECORD_NOT_UNIQUE, FAILED_VALIDATION; NetworkError. */
export async function makeFirstAdmin(body: FirstAdminBody): Promise<void> {
  await callAsVisitor(makeFirstAdminCall, { body });
}
