import type { Call } from '../call.ts';
import { ownDataBody } from './own-data.schema.ts';

/** Everything that is stored about the account, as a file. */
export const takeOwnDataCall = {
  method: 'POST',
  path: '/users/me/data',
  body: ownDataBody,
} as const satisfies Call;
