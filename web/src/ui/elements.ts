import type { ReactElement } from 'react';

/** Siblings of other elements: no bare text, because a browser's translator breaks React's text nodes (`scripts/lone-texts.mjs`). */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
