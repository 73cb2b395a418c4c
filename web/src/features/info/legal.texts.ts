import { pageTexts } from '../../i18n/openedTexts.ts';

export const legalTexts = pageTexts({
  pl: async () => (await import('../../i18n/pl/legal.ts')).legal,
  en: async () => (await import('../../i18n/en/legal.ts')).legal,
});
