import { accountPatchBody, signupBody } from '@cablepark/contract/accounts/accounts';
import { ParkError } from '@cablepark/domain/errors';
import * as z from 'zod';

/** Keys beyond the known ones stay, so that they can be refused as not permitted (403) instead of being overlooked. */
export const signup = z.looseObject(signupBody.shape);
export const accountPatch = z.looseObject(accountPatchBody.shape);

/** `role`, `status` and `id` at sign-up, `id` and whatever else in a change: nobody may set these. @throws FORBIDDEN */
export function requireKnownKeys(body: object, schema: z.ZodObject): void {
  const unknown = Object.keys(body).find((key) => !Object.hasOwn(schema.shape, key));
  if (unknown !== undefined) throw new ParkError('FORBIDDEN');
}
