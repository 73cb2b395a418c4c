import { common } from './common.ts';
import { consent } from './consent.ts';
import { nonBreaking } from './nonBreaking.ts';
import { shell } from './shell.ts';
import { theme } from './theme.ts';

/** The texts that every page needs. */
export const frame = nonBreaking({ common, consent, shell, theme });
export type FrameTexts = typeof frame;
