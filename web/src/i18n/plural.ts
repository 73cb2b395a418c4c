import type { Language } from '@cablepark/domain/display';
import { onFirstUse } from './onFirstUse.ts';

/** Forms that a language uses; `other` serves for those that it does not name. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** `counter('pl')(2, { one: 'miejsce', few: 'miejsca', other: 'miejsc' })` gives `2 miejsca`. */
export function counter(language: Language): (count: number, forms: PluralForms) => string {
  const rules = onFirstUse(() => new Intl.PluralRules(language));
  return (count, forms) => `${count} ${forms[rules().select(count)] ?? forms.other}`;
}
