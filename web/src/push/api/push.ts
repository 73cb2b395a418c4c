import { addPushCall, readPushCall, removePushCall } from '@cablepark/contract/accounts/own-account';
import type { PushBody } from '@cablepark/contract/accounts/own-account.schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

/** GET /users/me/push: the devices with push messages, and the key for a subscription. */
export function pushOf(account: string) {
  return queryOptions({
    queryKey: ['push', account],
    queryFn: ({ signal }) => call(readPushCall, { signal }),
  });
}

/** POST /users/me/push: adds this browser, until the session ends. */
export async function addDevice(body: PushBody): Promise<void> {
  await call(addPushCall, { body });
}

/** DELETE /users/me/push/{id}. @throws ApiError 403 if it is already removed */
export async function removeDevice(id: number): Promise<void> {
  await call(removePushCall, { params: { id } });
}
