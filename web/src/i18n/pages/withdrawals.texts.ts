import { pageTexts } from '../openedTexts.ts';

export const withdrawalsTexts = pageTexts({
  pl: async () => (await import('../pl/withdrawals.ts')).withdrawals,
  en: async () => (await import('../en/withdrawals.ts')).withdrawals,
});
