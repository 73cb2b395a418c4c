import type { InvitationAnswer, InvitationBody, InvitedRow } from '@cablepark/contract/accounts/setup';
import { deskCalls } from '@cablepark/contract/desk-calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/http/http.ts';

/** GET /invitations (Admin): people who have not chosen a password yet. */
export function invited() {
  return queryOptions({
    queryKey: ['invitations'],
    queryFn: async ({ signal }) => (await request<InvitedRow[]>({ url: deskCalls.invitations, signal })).data,
  });
}

/** POST /invitations (Admin), also to repeat one. @throws ApiError RECORD_NOT_UNIQUE, FAILED_VALIDATION; NetworkError. */
export async function invite(body: InvitationBody): Promise<InvitationAnswer> {
  return (await request<InvitationAnswer>({ method: 'POST', url: deskCalls.invitations, body })).data;
}
