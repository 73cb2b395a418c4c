import * as z from 'zod/mini';
import type { Bilingual } from './words.schema.ts';

/** For a text that a page can't do without: it stands at least in one of the languages. */
export const written = z.refine<Bilingual>(({ pl, en }) => pl !== '' || en !== '', { error: 'needed' });
