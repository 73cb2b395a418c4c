import { shownLanguage } from '@cablepark/domain/words/in-language';
import type { Bilingual } from '@cablepark/domain/words/words.schema';
import { useLanguage } from '../i18n/LanguageProvider.tsx';

/** A line of the park's own; in the other language it has its `lang`, for screen readers. */
export function ParkText({ text }: { text: Bilingual }) {
  const { language } = useLanguage();
  const textLanguage = shownLanguage(text, language);
  return <span lang={textLanguage === language ? undefined : textLanguage}>{text[textLanguage]}</span>;
}
