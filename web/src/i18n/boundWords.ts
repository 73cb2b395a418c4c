import type { Language } from '@cablepark/domain/time/display';
import { nonBreaking as english } from './en/nonBreaking.ts';
import { nonBreaking as polish } from './pl/nonBreaking.ts';

/** What the park has written, with the spaces that break no line; the dictionaries get theirs when they are made. */
export function boundWords(text: string, language: Language): string {
  return language === 'pl' ? polish(text) : english(text);
}
