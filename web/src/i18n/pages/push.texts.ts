import { pageTexts } from '../openedTexts.ts';

export const pushTexts = pageTexts({
  pl: async () => (await import('../pl/push.ts')).push,
  en: async () => (await import('../en/push.ts')).push,
});
