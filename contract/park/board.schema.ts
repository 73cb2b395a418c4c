import * as z from 'zod/mini';

/** The secret link of the park's own screen; null before the first one. */
export const boardLink = z.object({ url: z.nullable(z.string()) });

/** Slots' riders: by the name that they allow on the board, by their place in a group, or both. */
export const boardNames = z.array(
  z.object({
    slot: z.int(),
    name: z.optional(z.string()),
    place: z.optional(z.object({ number: z.int(), of: z.int() })),
  }),
);
export type BoardName = z.infer<typeof boardNames>[number];

export const boardKeyBody = z.object({ key: z.string().check(z.maxLength(200)) });
