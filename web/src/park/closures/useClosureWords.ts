import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useNow } from '../../ui/useNow.ts';
import { usePark } from '../ParkProvider.tsx';
import { closureWords } from './closureWords.ts';

export function useClosureWords() {
  const { language } = useLanguage();
  const { zone } = usePark();
  return closureWords({ language, zone, now: useNow() });
}
