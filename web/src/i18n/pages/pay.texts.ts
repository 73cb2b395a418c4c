import { pageTexts } from '../openedTexts.ts';

export const payTexts = pageTexts({
  pl: async () => (await import('../pl/pay.ts')).pay,
  en: async () => (await import('../en/pay.ts')).pay,
});
