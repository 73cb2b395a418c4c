import { pageTexts } from '../openedTexts.ts';

export const standbyTexts = pageTexts({
  pl: async () => (await import('../pl/standby.ts')).standby,
  en: async () => (await import('../en/standby.ts')).standby,
});
