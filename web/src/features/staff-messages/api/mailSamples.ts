import { previewMailCall, sendSampleCall } from '@cablepark/contract/messages/mail-samples';
import type { MailSampleBody } from '@cablepark/contract/messages/mail-samples.schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { hostedUrl } from '../../../lib/http/urls.ts';

/** POST /messages/previews (Admin): a mail with this sentence. Never cached: its address expires. */
export function mailPreview(sample: MailSampleBody) {
  return queryOptions({
    queryKey: ['mailPreview', sample],
    queryFn: ({ signal }) => call(previewMailCall, { body: sample, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    gcTime: 0,
  });
}

/** The address of a preview's HTML, light or dark. */
export function previewFrame(page: string, scheme: 'light' | 'dark'): string {
  return hostedUrl(`${page}&scheme=${scheme}`);
}

/** POST /messages/samples (Admin): mails it to oneself. @throws ApiError, NetworkError. */
export async function sendSample(sample: MailSampleBody): Promise<void> {
  await call(sendSampleCall, { body: sample });
}
