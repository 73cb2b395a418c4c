import { common } from './common.ts';
import { consent } from './consent.ts';
import { shell } from './shell.ts';
import { theme } from './theme.ts';
import { tied } from './tied.ts';

/** The texts that every page needs. */
export const frame = tied({ common, consent, shell, theme });
export type FrameTexts = typeof frame;
