import type { FirstAdminBody } from '@cablepark/contract/accounts/setup';
import { deskCalls } from '@cablepark/contract/desk-calls';
import { send } from '../../lib/http/send.ts';

/** POST /setup/check. @throws ApiError 401 or 403 for an invalid link; NetworkError. */
export async function checkSetupLink(token: string): Promise<void> {
  await send({ method: 'POST', url: deskCalls.setupCheck, body: { token } });
}

/** POST /setup/admin. @throws ApiError 401, 403, RECORD_NOT_UNIQUE, FAILED_VALIDATION; NetworkError. */
export async function makeFirstAdmin(body: FirstAdminBody): Promise<void> {
  await send({ method: 'POST', url: deskCalls.setupAdmin, body });
}
