import { listRefusedCall } from '@cablepark/contract/messages/messages';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKeys } from './readUsers.ts';

/** GET /messages/refused (Manager up): accounts whose address a mail server rejected permanently. */
export const refusedAccounts = queryOptions({
  queryKey: [...accountKeys.all, 'refused'],
  queryFn: async ({ signal }) => new Set(await call(listRefusedCall, { signal })),
});
