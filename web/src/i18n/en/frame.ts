import type { FrameTexts } from '../pl/frame.ts';
import { common } from './common.ts';
import { consent } from './consent.ts';
import { nonBreaking } from './nonBreaking.ts';
import { shell } from './shell.ts';
import { theme } from './theme.ts';

export const frame: FrameTexts = nonBreaking({ common, consent, shell, theme });
