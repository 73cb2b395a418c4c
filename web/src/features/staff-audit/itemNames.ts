import { inLanguage } from '@cablepark/domain/words/in-language';
import { isBilingual } from '../../staff/content/missing.ts';
import type { StaffTexts } from '../../staff/texts.ts';
import type { ChangedItem } from './changes.ts';
import type { FormatContext } from './formatValue.ts';

/** The noun for a list's items. */
export function itemWords(
  { list }: ChangedItem,
  { audit: { items } }: StaffTexts,
): StaffTexts['audit']['items']['other'] {
  return Object.hasOwn(items, list) ? items[list as keyof typeof items] : items.other;
}

/** Its name in the reader's language, in quotes; else its position in the list. */
export function itemName(
  { state, place }: ChangedItem,
  { texts, language }: Pick<FormatContext, 'texts' | 'language'>,
): string {
  const { name, name_en, heading, title } = state;
  const inEnglish = language === 'en' ? [name_en] : [];
  const label = [...inEnglish, heading, name, title].map((text) => wordsOf(text, language)).find(Boolean);
  return label ? texts.audit.quoted(label) : texts.audit.unnamed(place);
}

function wordsOf(text: unknown, language: FormatContext['language']): string {
  if (typeof text === 'string') return text;
  return typeof text === 'object' && text !== null && isBilingual(text) ? inLanguage(text, language) : '';
}
