import { pageTexts } from '../openedTexts.ts';

export const startTexts = pageTexts({
  pl: async () => (await import('../pl/start.ts')).start,
  en: async () => (await import('../en/start.ts')).start,
});
