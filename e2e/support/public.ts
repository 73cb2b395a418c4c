/** Every page that anybody may read, and the planner (SPEC.md §2). */
export const publicPages = [
  '/',
  '/prices',
  '/bar',
  '/events',
  '/location',
  '/contact',
  '/features',
  '/pp',
  '/terms',
  '/planner',
  '/planner/1',
] as const;
