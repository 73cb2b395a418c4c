import { homeOfBefore } from './home.ts';
import { words } from './words.ts';

/** What the site said of every park until now, by the name of the content; written down here so that it never changes. */
export const pagesOfBefore: Readonly<Record<string, object>> = { home: homeOfBefore, ...words };
