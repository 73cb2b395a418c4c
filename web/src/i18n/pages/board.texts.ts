import { pageTexts } from '../openedTexts.ts';

export const boardTexts = pageTexts({
  pl: async () => (await import('../pl/board.ts')).board,
  en: async () => (await import('../en/board.ts')).board,
});
