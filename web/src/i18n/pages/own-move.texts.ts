import { pageTexts } from '../openedTexts.ts';

export const ownMoveTexts = pageTexts({
  pl: async () => (await import('../pl/own-move.ts')).ownMove,
  en: async () => (await import('../en/own-move.ts')).ownMove,
});
