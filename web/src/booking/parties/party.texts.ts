import { pageTexts } from '../../i18n/openedTexts.ts';

/** Several slots that a rider chooses and books at once. */
export const severalTexts = pageTexts({
  pl: async () => (await import('../../i18n/pl/parties/several.ts')).several,
  en: async () => (await import('../../i18n/en/parties/several.ts')).several,
});

/** The row of several slots in My slots. */
export const ownPartyTexts = pageTexts({
  pl: async () => (await import('../../i18n/pl/parties/own-party.ts')).ownParty,
  en: async () => (await import('../../i18n/en/parties/own-party.ts')).ownParty,
});
