import * as z from 'zod/mini';

/** `#rrggbb` and nothing else: it is written into a style sheet. */
const colour = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));

const brandColours = z.strictObject({
  /** Bars, links, buttons, and a breath of it in every ground. */
  main: colour,
  /** What wants the eye: the call to action, the mark of where one is. */
  second: colour,
});
export type BrandColours = z.infer<typeof brandColours>;

/** An uploaded logo; the server holds it against the one that it keeps. */
const logo = z.strictObject({
  file: z.uuid(),
  width: z.int().check(z.gte(1), z.lte(4096)),
  height: z.int().check(z.gte(1), z.lte(4096)),
  /** Whether the park's name stands beside it. */
  withName: z.boolean(),
  /** On a light plate: for a logo that is not seen on a dark bar. */
  onPlate: z.boolean(),
});
export type Logo = z.infer<typeof logo>;

/** What makes a park known at a glance; null where ours stands. Its name is the park's (`park/content.schema.ts`). */
export const looks = z.strictObject({ colours: z.nullable(brandColours), logo: z.nullable(logo) });
export type Looks = z.infer<typeof looks>;
