import { pageTexts } from '../openedTexts.ts';

export const standbyTexts = pageTexts({
  pl: async () => (await import('../pl/rides/standby.ts')).standby,
  en: async () => (await import('../en/rides/standby.ts')).standby,
});
