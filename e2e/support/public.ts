import { type Language, languages } from '@cablepark/domain/display';

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

/** The same page asked for in a language: Polish is the address itself. */
export function addressIn(language: Language, path: string): string {
  return language === 'pl' ? path : `${path}?lang=${language}`;
}

/** Each page in each language. */
export const publicVisits = languages.flatMap((language) => publicPages.map((path) => ({ language, path })));
