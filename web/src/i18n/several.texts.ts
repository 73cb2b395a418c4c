import { pageTexts } from './openedTexts.ts';

export const severalTexts = pageTexts({
  pl: async () => (await import('./pl/several.ts')).several,
  en: async () => (await import('./en/several.ts')).several,
});
