import * as z from 'zod/mini';

/** `{"errors":[{"message","extensions":{"code"}}]}`: the one form of failure. */
export const errorAnswer = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) })),
});
