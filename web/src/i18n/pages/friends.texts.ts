import { pageTexts } from '../openedTexts.ts';

export const friendsTexts = pageTexts({
  pl: async () => (await import('../pl/rides/friends.ts')).friends,
  en: async () => (await import('../en/rides/friends.ts')).friends,
});
