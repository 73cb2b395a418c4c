import * as z from 'zod/mini';

/** `#rrggbb` and nothing else: it goes into a style sheet. */
const colour = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));

export const brandColours = z.strictObject({
  /** Bars, links, buttons, and a slight tint of every background. */
  main: colour,
  /** Accents: the call to action, the mark of the current page. */
  second: colour,
});
export type BrandColours = z.infer<typeof brandColours>;

/** An uploaded logo; the server compares it with its stored file. */
const logo = z.strictObject({
  file: z.uuid(),
  width: z.int().check(z.gte(1), z.lte(4096)),
  height: z.int().check(z.gte(1), z.lte(4096)),
  /** Whether the park's name is beside it. */
  withName: z.boolean(),
  /** Whether it has a light plate: for a logo that is invisible on a dark bar. */
  onPlate: z.boolean(),
});
export type Logo = z.infer<typeof logo>;

/** The park's design; null for ours. The park's name is in `park/content.schema.ts`. */
export const looks = z.strictObject({ colours: z.nullable(brandColours), logo: z.nullable(logo) });
export type Looks = z.infer<typeof looks>;
