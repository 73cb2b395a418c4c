import { pageTexts } from './openedTexts.ts';

export const ownPartyTexts = pageTexts({
  pl: async () => (await import('./pl/own-party.ts')).ownParty,
  en: async () => (await import('./en/own-party.ts')).ownParty,
});
