import { frame } from './en/frame.ts';
import { rider } from './en/rider.ts';
import type { Texts } from './pl.ts';

export const en: Texts = { ...frame, ...rider };
