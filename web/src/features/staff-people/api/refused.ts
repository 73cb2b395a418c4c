import { refusedCall } from '@cablepark/contract/messages/messages';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { accountKeys } from './readUsers.ts';

/** GET /messages/refused (Manager up): accounts whose address a mail server rejected permanently. */
export const refusedAccounts = queryOptions({
  queryKey: [...accountKeys.all, 'refused'],
  queryFn: async ({ signal }) => new Set((await request<string[]>({ url: refusedCall, signal })).data),
});
