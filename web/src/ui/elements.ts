import type { ReactElement } from 'react';

/**
 * What may stand beside other elements: no bare text, which a browser's translator takes away from React
 * (`scripts/lone-texts.mjs`).
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
