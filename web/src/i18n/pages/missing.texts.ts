import { pageTexts } from '../openedTexts.ts';

export const missingTexts = pageTexts({
  pl: async () => (await import('../pl/missing.ts')).missing,
  en: async () => (await import('../en/missing.ts')).missing,
});
