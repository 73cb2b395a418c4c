import { ParkError } from '@cablepark/domain/errors';
import type * as z from 'zod/mini';

/** Rejects keys that nobody may set: `role`, `status` and `id` at sign-up, `id` and any unknown key in a change. @throws FORBIDDEN */
export function requireKnownKeys(body: object, schema: z.ZodMiniObject): void {
  const unknownKey = Object.keys(body).find((key) => !Object.hasOwn(schema.shape, key));
  if (unknownKey !== undefined) throw new ParkError('FORBIDDEN');
}
