import { pageTexts } from '../openedTexts.ts';

export const ownPassesTexts = pageTexts({
  pl: async () => (await import('../pl/own-passes.ts')).ownPasses,
  en: async () => (await import('../en/own-passes.ts')).ownPasses,
});
