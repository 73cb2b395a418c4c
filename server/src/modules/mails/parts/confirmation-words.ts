import type { Language } from '@cablepark/domain/time/display';
import { confirmationEn } from './confirmation.en.ts';
import { confirmationPl } from './confirmation.pl.ts';
import type { ConfirmationTexts } from './confirmation-texts.ts';

const dictionaries: Record<Language, ConfirmationTexts> = { pl: confirmationPl, en: confirmationEn };

export function confirmationTexts(language: Language): ConfirmationTexts {
  return dictionaries[language];
}
