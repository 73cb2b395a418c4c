import { pageTexts } from '../openedTexts.ts';

export const givenBackTexts = pageTexts({
  pl: async () => (await import('../pl/rides/given-back.ts')).givenBack,
  en: async () => (await import('../en/rides/given-back.ts')).givenBack,
});
