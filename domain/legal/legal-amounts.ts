import type { Language } from '../time/display.ts';

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

function withUnit(language: Language, count: number, forms: Forms): string {
  const form = new Intl.PluralRules(language).select(count);
  return `${new Intl.NumberFormat(language).format(count)} ${forms[form] ?? forms.other}`;
}

const hourForms: Record<Language, Forms> = {
  // The accusative: `co najmniej 6 godzin przed`.
  pl: { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' },
  en: { one: 'hour', other: 'hours' },
};
const minuteForms: Record<Language, Forms> = {
  pl: { one: 'minutę', few: 'minuty', other: 'minut' },
  en: { one: 'minute', other: 'minutes' },
};

export function hoursBefore(language: Language, hours: number): string {
  return withUnit(language, hours, hourForms[language]);
}

/** Whole hours are shown as hours. */
export function minutesBefore(language: Language, minutes: number): string {
  if (minutes % 60 === 0) return hoursBefore(language, minutes / 60);
  return withUnit(language, minutes, minuteForms[language]);
}
