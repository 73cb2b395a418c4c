import { contentNames } from '@cablepark/domain/content/content-names';
import * as z from 'zod';

/** The parameters of the paths of contents. */
export const contentParams = z.object({ name: z.enum(contentNames) });
export const versionParams = z.object({
  name: z.enum(contentNames),
  version: z.coerce.number().int().min(0).max(2_147_483_647),
});
