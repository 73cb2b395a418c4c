import { pageTexts } from '../openedTexts.ts';

export const ownDataTexts = pageTexts({
  pl: async () => (await import('../pl/own-data.ts')).ownData,
  en: async () => (await import('../en/own-data.ts')).ownData,
});
