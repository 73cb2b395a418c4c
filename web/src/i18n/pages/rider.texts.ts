import { pageTexts } from '../openedTexts.ts';

export const riderTexts = pageTexts({
  pl: async () => (await import('../pl/rider.ts')).rider,
  en: async () => (await import('../en/rider.ts')).rider,
});
