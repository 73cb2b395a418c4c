import { use } from 'react';
import { useLanguage } from './LanguageProvider.tsx';
import type { PageTexts } from './openedTexts.ts';

/** Suspends until the texts are there. */
export function usePageTexts<Texts>(texts: PageTexts<Texts>): Texts {
  const { language } = useLanguage();
  return use(texts.load(language));
}
