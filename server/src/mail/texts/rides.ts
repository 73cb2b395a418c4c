import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { RideTexts } from './ride-texts.ts';
import { ridesEn } from './rides.en.ts';
import { ridesPl } from './rides.pl.ts';

const dictionaries: Record<Language, RideTexts> = { pl: ridesPl, en: ridesEn };

export function rideTexts(language: Language | null): RideTexts {
  return dictionaries[language ?? defaultLanguage];
}
