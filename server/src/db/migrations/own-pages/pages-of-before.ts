import { homeOfBefore } from './home.ts';
import { words } from './words.ts';

/** The fixed pages of every park until now, by the name of the content; a copy here, so that it never changes. */
export const pagesOfBefore: Readonly<Record<string, object>> = { home: homeOfBefore, ...words };
