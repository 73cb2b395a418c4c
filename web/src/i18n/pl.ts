import { frame } from './pl/frame.ts';
import { rider } from './pl/rider.ts';

/** The Polish texts: the source of truth whose shape every other language has. */
export const pl = { ...frame, ...rider };
export type Texts = typeof pl;
