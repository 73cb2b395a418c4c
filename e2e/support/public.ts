import { publicPaths } from '@cablepark/contract/park/public-pages';
import type { Language } from '@cablepark/domain/time/display';

/** Every page that anybody may read (SPEC.md §2); of the planners, which are one page, the first track's alone. */
export const publicPages = [...publicPaths, '/planner/1'] as const;

/** The same page asked for in a language: Polish is the address itself. */
export function addressIn(language: Language, path: string): string {
  return language === 'pl' ? path : `${path}?lang=${language}`;
}
