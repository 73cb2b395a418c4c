/** The pages that read without an account and without scripts; the server makes their HTML. */
export const publicPaths = [
  '/',
  '/prices',
  '/bar',
  '/events',
  '/location',
  '/contact',
  '/features',
  '/terms',
  '/pp',
  '/planner',
  '/planner/1',
  '/planner/2',
] as const;
export type PublicPath = (typeof publicPaths)[number];
