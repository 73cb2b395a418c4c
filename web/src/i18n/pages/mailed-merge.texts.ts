import { pageTexts } from '../openedTexts.ts';

/** The page on which the owner of an account agrees to a merge. */
export const mailedMergeTexts = pageTexts({
  pl: async () => (await import('../pl/merges/mailed-merge.ts')).mailedMerge,
  en: async () => (await import('../en/merges/mailed-merge.ts')).mailedMerge,
});
