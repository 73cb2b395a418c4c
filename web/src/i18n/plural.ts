import type { Language } from '@cablepark/domain/time/display';
import { onFirstUse } from './onFirstUse.ts';

/** Forms that a language uses; `other` serves for those that it does not name. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** `counter('pl')(2, { one: 'miejsce', few: 'miejsca', other: 'miejsc' })` gives `2 miejsca`. */
export function counter(language: Language): (count: number, forms: PluralForms) => string {
  const number = numbersIn(language);
  const form = formsIn(language);
  return (count, forms) => `${number(count)} ${form(count, forms)}`;
}

/** Only the form, for a verb that agrees with a number: `former('pl', { few: 'zostaną', other: 'zostanie' })(2)` returns `zostaną`. */
export function former(language: Language, forms: PluralForms): (count: number) => string {
  const form = formsIn(language);
  return (count) => form(count, forms);
}

function formsIn(language: Language): (count: number, forms: PluralForms) => string {
  const rules = onFirstUse(() => new Intl.PluralRules(language));
  return (count, forms) => forms[rules().select(count)] ?? forms.other;
}

/** A number as a language writes it: `1,5` in Polish, `1.5` in English. */
export function numbersIn(language: Language): (value: number) => string {
  const format = onFirstUse(() => new Intl.NumberFormat(language));
  // Most are small and whole: no formatter has to be made for them.
  return (value) => (Number.isInteger(value) && value < 1000 ? String(value) : format().format(value));
}
