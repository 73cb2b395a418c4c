import { pageTexts } from '../openedTexts.ts';

export const weatherTexts = pageTexts({
  pl: async () => (await import('../pl/rides/weather.ts')).weather,
  en: async () => (await import('../en/rides/weather.ts')).weather,
});
