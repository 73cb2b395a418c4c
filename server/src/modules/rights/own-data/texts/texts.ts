import type { Language } from '@cablepark/domain/time/display';
import { en } from './en.ts';
import type { OwnDataTexts } from './own-data-texts.ts';
import { pl } from './pl.ts';

export const ownDataTexts: Record<Language, OwnDataTexts> = { pl, en };
