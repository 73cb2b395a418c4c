import { ownChoiceCalls } from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** GET /messages/digest (Manager up): whether this account gets the evening digest. */
export const ownDigest = queryOptions({
  queryKey: ['digest'],
  queryFn: async ({ signal }) => (await call(ownChoiceCalls.digest.read, { signal })).wanted,
});

/** PATCH /messages/digest. */
export async function chooseDigest(isOn: boolean): Promise<void> {
  await call(ownChoiceCalls.digest.choose, { body: { wanted: isOn } });
}
