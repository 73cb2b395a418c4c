import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { WithdrawalTexts } from './withdrawal-texts.ts';
import { withdrawalsEn } from './withdrawals.en.ts';
import { withdrawalsPl } from './withdrawals.pl.ts';

const dictionaries: Record<Language, WithdrawalTexts> = { pl: withdrawalsPl, en: withdrawalsEn };

export function withdrawalTexts(language: Language | null): WithdrawalTexts {
  return dictionaries[language ?? defaultLanguage];
}
