import { pageTexts } from '../openedTexts.ts';

/** The pages of a group without an account. */
export const groupTexts = pageTexts({
  pl: async () => (await import('../pl/groups/group.ts')).group,
  en: async () => (await import('../en/groups/group.ts')).group,
});
