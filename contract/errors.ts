import * as z from 'zod/mini';

/** `{"errors":[{"message","extensions":{"code"}}]}`: the only form of an error. */
export const errorAnswer = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) })),
});
