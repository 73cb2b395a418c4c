import { accountPatchBody, signupBody } from '@cablepark/contract/accounts/accounts';
import { ParkError } from '@cablepark/domain/errors';
import * as z from 'zod';

/** Unknown keys pass, so that the handler refuses them (403) instead of ignoring them. */
export const signup = z.looseObject(signupBody.shape);
export const accountPatch = z.looseObject(accountPatchBody.shape);

/** Nobody may set these: `role`, `status` and `id` at sign-up, `id` and any unknown key in a change. @throws FORBIDDEN */
export function requireKnownKeys(body: object, schema: z.ZodObject): void {
  const unknownKey = Object.keys(body).find((key) => !Object.hasOwn(schema.shape, key));
  if (unknownKey !== undefined) throw new ParkError('FORBIDDEN');
}
