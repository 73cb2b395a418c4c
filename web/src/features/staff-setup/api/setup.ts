import { readSetupCall, testMailCall } from '@cablepark/contract/accounts/setup';
import type { MailTestAnswer } from '@cablepark/contract/accounts/setup.schema';
import { changeTrackCall, createTracksCall } from '@cablepark/contract/park/track-calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** GET /setup/state (Admin): the progress towards the opening. */
export function setupState() {
  return queryOptions({
    queryKey: ['setup'],
    queryFn: ({ signal }) => call(readSetupCall, { signal }),
    // Other pages complete steps, too, so every return refetches.
    staleTime: 0,
  });
}

/** POST /setup/mail-test. @throws ApiError, NetworkError. */
export function sendTestMail(): Promise<MailTestAnswer> {
  return call(testMailCall);
}

/** POST /items/Asset (Admin): a name is enough. @throws ApiError TRACK_LIMIT, FAILED_VALIDATION; NetworkError. */
export async function addTrack(name: string): Promise<void> {
  await call(createTracksCall, { body: { name } });
}

/** PATCH /items/Asset/{id} (Admin). @throws ApiError RECORD_NOT_UNIQUE, FAILED_VALIDATION; NetworkError. */
export async function renameTrack({ id, name }: { id: number; name: string }): Promise<void> {
  await call(changeTrackCall, { params: { id }, body: { name } });
}
