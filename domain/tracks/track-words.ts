import type { Language } from '../time/display.ts';
import type { Track } from './track.ts';

/** Falls back to Polish where the park wrote no English. */
export function nameOf({ name, nameEn }: Pick<Track, 'name' | 'nameEn'>, language: Language): string {
  return language === 'en' ? (nameEn ?? name) : name;
}

/** Falls back to Polish too; null where the park wrote no description. */
export function descriptionOf(
  { description, descriptionEn }: Pick<Track, 'description' | 'descriptionEn'>,
  language: Language,
): string | null {
  return language === 'en' ? (descriptionEn ?? description) : description;
}

/** "Track 1" where the track's name is only a number, else the park's own name. */
export function trackLabel(name: string, byNumber: (track: number) => string): string {
  return /^\d+$/.test(name) ? byNumber(Number(name)) : name;
}
