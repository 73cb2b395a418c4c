import type { FrameTexts } from '../pl/frame.ts';
import { common } from './common.ts';
import { consent } from './consent.ts';
import { shell } from './shell.ts';
import { theme } from './theme.ts';
import { tied } from './tied.ts';

export const frame: FrameTexts = tied({ common, consent, shell, theme });
