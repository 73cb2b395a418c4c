import { pageTexts } from '../../i18n/openedTexts.ts';

export const infoTexts = pageTexts({
  pl: async () => (await import('../../i18n/pl/info.ts')).info,
  en: async () => (await import('../../i18n/en/info.ts')).info,
});
