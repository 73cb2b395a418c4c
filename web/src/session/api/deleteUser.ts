import { deleteAccountCall } from '@cablepark/contract/accounts/accounts';
import { call } from '../../lib/http/call.ts';

/** DELETE /users/{id}. @throws ApiError 403 for someone else's account, NetworkError. */
export async function deleteUser(id: string): Promise<void> {
  await call(deleteAccountCall, { params: { id } });
}
