import type { Language } from '@cablepark/domain/display';
import { desk as en } from '../../i18n/en/desk.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { desk as pl } from '../../i18n/pl/desk.ts';

export type DeskTexts = typeof pl;

/** Both languages come with the staff's pages, so that riders load neither and switching needs no wait. */
const dictionaries: Record<Language, DeskTexts> = { pl, en };

export function useDeskTexts(): DeskTexts {
  return dictionaries[useLanguage().language];
}
