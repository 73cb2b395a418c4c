import * as z from 'zod/mini';
import type { Bilingual } from './words.schema.ts';

/** For a required text: at least one language is not empty. */
export const inOneLanguage = z.refine<Bilingual>(({ pl, en }) => pl !== '' || en !== '', { error: 'needed' });
