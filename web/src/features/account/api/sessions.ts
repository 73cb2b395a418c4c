import {
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** The devices with a session of an account. */
export function devicesOf(account: string) {
  return queryOptions({
    queryKey: ['own-account', account, 'sessions'],
    queryFn: ({ signal }) => call(listSessionsCall, { signal }),
  });
}

/** DELETE /users/me/sessions/{id}. @throws ApiError 403 for an ended one, NetworkError. */
export async function endSession(id: string): Promise<void> {
  await call(endSessionCall, { params: { id } });
}

/** DELETE /users/me/sessions: all but this one. @throws ApiError, NetworkError. */
export async function endOtherSessions(): Promise<void> {
  await call(endOtherSessionsCall);
}
