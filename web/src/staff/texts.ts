import { staff as en } from '../i18n/en/staff.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { staff as pl } from '../i18n/pl/staff.ts';

export type StaffTexts = typeof pl;

const byLanguage = { pl, en };

/** The staff's texts. They load with the staff's pages, so riders never load them. */
export function useStaffTexts(): StaffTexts {
  return byLanguage[useLanguage().language];
}
