import type { ReminderChoice } from '@cablepark/contract/accounts/own-account';
import { digestCall } from '@cablepark/contract/messages/messages';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

/** GET /messages/digest (Manager up): whether this account gets the evening digest. */
export const ownDigest = queryOptions({
  queryKey: ['digest'],
  queryFn: async ({ signal }) => (await request<ReminderChoice>({ url: digestCall, signal })).data.wanted,
});

/** PATCH /messages/digest. */
export async function chooseDigest(isOn: boolean): Promise<void> {
  await request({ method: 'PATCH', url: digestCall, body: { wanted: isOn } });
}
