import type { MailTestAnswer, SetupState } from '@cablepark/contract/accounts/setup';
import { deskCalls } from '@cablepark/contract/desk-calls';
import type { AssetRow } from '@cablepark/contract/park/tracks';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** GET /setup/state (Admin): the progress towards the opening. */
export function setupState() {
  return queryOptions({
    queryKey: ['setup'],
    queryFn: async ({ signal }) => (await request<SetupState>({ url: deskCalls.setupState, signal })).data,
    // Other pages complete steps, too, so every return refetches.
    staleTime: 0,
  });
}

/** POST /setup/mail-test. @throws ApiError, NetworkError. */
export async function sendTestMail(): Promise<MailTestAnswer> {
  return (await request<MailTestAnswer>({ method: 'POST', url: deskCalls.setupMailTest, body: {} })).data;
}

/** POST /items/Asset (Admin): a name is enough. @throws ApiError TRACK_LIMIT, FAILED_VALIDATION; NetworkError. */
export async function addTrack(name: string): Promise<AssetRow> {
  return (await request<AssetRow>({ method: 'POST', url: urls.items('Asset'), body: { name } })).data;
}
