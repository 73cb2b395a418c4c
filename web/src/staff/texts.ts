import type { Language } from '@cablepark/domain/time/display';
import { nonBreaking as boundEn } from '../i18n/en/nonBreaking.ts';
import { staff as en } from '../i18n/en/staff.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { nonBreaking as boundPl } from '../i18n/pl/nonBreaking.ts';
import { staff as pl } from '../i18n/pl/staff.ts';

export type StaffTexts = typeof pl;

const byLanguage = { pl, en };

/** The staff's texts. They load with the staff's pages, so riders never load them. */
export function useStaffTexts(): StaffTexts {
  return byLanguage[useLanguage().language];
}

/** The texts of one staff page, in a file beside it: `*.texts.ts`. */
export function pageTextsOf<Texts>(texts: {
  pl: Texts;
  en: NoInfer<Texts>;
}): Readonly<Record<Language, Texts>> {
  return { pl: boundPl(texts.pl), en: boundEn(texts.en) };
}

export function useStaffPageTexts<Texts>(texts: Readonly<Record<Language, Texts>>): Texts {
  return texts[useLanguage().language];
}
