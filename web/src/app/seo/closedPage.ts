import { paths } from '@cablepark/contract/paths';
import { closedTitle } from '../../features/opening/closedTitle.ts';
import { startTexts } from '../../i18n/pages/start.texts.ts';
import type { Park } from '../../park/park.ts';
import type { PublicPage } from './publicPage.ts';

/** The law requires these pages before the park opens, too. */
const alwaysThere: ReadonlySet<string> = new Set([paths.terms, paths.privacy]);

/** The page that replaces a public one while the park is closed; null if the page itself is shown. */
export function closedPage({ opening }: Park, path: string): PublicPage | null {
  if (opening.isOpen || alwaysThere.has(path)) return null;
  return {
    words: async (language) => {
      const { closed } = await startTexts.load(language);
      return { title: closedTitle(closed, opening.day, language), description: closed.description };
    },
    sources: (language) => ['src/features/opening/ClosedPage.tsx', `src/i18n/${language}/start.ts`],
  };
}
