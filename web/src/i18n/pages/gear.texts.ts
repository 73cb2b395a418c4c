import { pageTexts } from '../openedTexts.ts';

export const gearTexts = pageTexts({
  pl: async () => (await import('../pl/rides/gear.ts')).gear,
  en: async () => (await import('../en/rides/gear.ts')).gear,
});
