import type { Language } from '@cablepark/domain/time/display';
import { nonBreaking as english } from './en/nonBreaking.ts';
import { nonBreaking as polish } from './pl/nonBreaking.ts';

/** The park's text with non-breaking spaces; dictionaries get theirs when they are created. */
export function boundWords(text: string, language: Language): string {
  return language === 'pl' ? polish(text) : english(text);
}
