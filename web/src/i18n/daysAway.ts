import type { Language } from '@cablepark/domain/time/language';

const words: Record<Language, { near: readonly string[]; later: (days: number) => string }> = {
  pl: { near: ['dziś', 'jutro', 'pojutrze'], later: (days) => `za\u00a0${days}\u00a0dni` },
  en: { near: ['today', 'tomorrow'], later: (days) => `in\u00a0${days}\u00a0days` },
};

/** `dziś`, `jutro`, `za 3 dni`: how far a day is from today, which is not later. */
export function daysAway(day: Temporal.PlainDate, today: Temporal.PlainDate, language: Language): string {
  const { days } = today.until(day);
  const { near, later } = words[language];
  return near[Math.max(days, 0)] ?? later(days);
}
