import { pageTexts } from '../../i18n/openedTexts.ts';

export const homeTexts = pageTexts({
  pl: async () => (await import('../../i18n/pl/home.ts')).home,
  en: async () => (await import('../../i18n/en/home.ts')).home,
});
