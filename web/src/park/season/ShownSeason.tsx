import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { type NextSeasonRow, seasonWords } from './seasonWords.ts';

/** When a season begins, and from when it can be booked. */
export function ShownSeason({ next }: { next: NextSeasonRow }) {
  const { language } = useLanguage();
  return <strong>{seasonWords(next, language).text}</strong>;
}
