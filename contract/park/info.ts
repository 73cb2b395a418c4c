import type { Call } from '../call.ts';
import { anyServerInfo } from './info.schema.ts';

/** The park's public data, of any backend: it may omit any part. */
export const readAnyInfoCall = {
  method: 'GET',
  path: '/server/info',
  answer: anyServerInfo,
} as const satisfies Call;
