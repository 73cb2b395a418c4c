import { inviteCall, listInvitedCall } from '@cablepark/contract/accounts/setup';
import type { InvitationAnswer, InvitationBody } from '@cablepark/contract/accounts/setup.schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

/** GET /invitations (Admin): people who have not chosen a password yet. */
export function invited() {
  return queryOptions({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => call(listInvitedCall, { signal }),
  });
}

/** POST /invitations (Admin), also to repeat one. @throws ApiError RECORD_NOT_UNIQUE, FAILED_VALIDATION; NetworkError. */
export function invite(body: InvitationBody): Promise<InvitationAnswer> {
  return call(inviteCall, { body });
}
