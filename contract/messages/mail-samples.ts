import type { Call } from '../call.ts';
import { mailPreview, mailSampleBody, previewPageQuery } from './mail-samples.schema.ts';

/** Previews a mail with the park's unsaved sentence. */
export const previewMailCall = {
  method: 'POST',
  path: '/messages/previews',
  body: mailSampleBody,
  answer: mailPreview,
} as const satisfies Call;

/** The HTML of a preview, for a frame. */
export const previewPageCall = {
  method: 'GET',
  path: '/messages/previews/page',
  query: previewPageQuery,
} as const satisfies Call;

/** Sends such a mail to oneself. */
export const sendSampleCall = {
  method: 'POST',
  path: '/messages/samples',
  body: mailSampleBody,
} as const satisfies Call;
