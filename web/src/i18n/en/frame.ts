import type { FrameTexts } from '../pl/frame.ts';
import { common } from './common.ts';
import { consent } from './consent.ts';
import { errors } from './errors.ts';
import { shell } from './shell.ts';
import { theme } from './theme.ts';
import { tied } from './tied.ts';

export const frame: FrameTexts = tied({ common, consent, errors, shell, theme });
