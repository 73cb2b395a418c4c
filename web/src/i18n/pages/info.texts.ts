import { pageTexts } from '../openedTexts.ts';

export const infoTexts = pageTexts({
  pl: async () => (await import('../pl/info.ts')).info,
  en: async () => (await import('../en/info.ts')).info,
});
