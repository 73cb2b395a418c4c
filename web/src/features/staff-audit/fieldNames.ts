import { type Language, weekdaysFromMonday } from '@cablepark/domain/time/display';
import type { StaffTexts } from '../../staff/texts.ts';

/** The text of a known word, else the word itself: the log may know more than this page. */
export function labelOf(labels: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(labels, word) ? (labels[word] ?? word) : word;
}

/** How a field is called: those of the park as on the page where Admins edit them. */
export function fieldName(field: string, subject: string, texts: StaffTexts, language: Language): string {
  if (subject === 'Park') return parkFieldName(field, texts, language);
  return field
    .split('.')
    .map((part) => labelOf(texts.audit.fields, part))
    .join(' › ');
}

function parkFieldName(field: string, { audit, park: t }: StaffTexts, language: Language): string {
  const [section, key = '', part = '', end = ''] = field.split('.');
  if (section === 'prices') {
    const price = labelOf(audit.earlierPrices, key);
    return part === '' ? price : `${price}, ${part === 'weekend' ? audit.weekend : audit.weekday}`;
  }
  if (section === 'hours' && key === 'week') {
    const day = weekdaysFromMonday(language)[Number(part)] ?? part;
    return end === 'closes' ? t.closesOn(day) : t.opensOn(day);
  }
  return labelOf(t.fields, field);
}
