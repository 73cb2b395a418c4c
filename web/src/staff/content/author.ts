import type { ContentVersionRow } from '@cablepark/contract/park/contents.schema';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { whenText } from '../form/when.ts';
import { useStaffTexts } from '../texts.ts';

/** The author of a version, and its time in the park's zone. */
export function useAuthor(): (row: ContentVersionRow) => { who: string; when: string } {
  const { nobody } = useStaffTexts().content.history;
  const { zone } = usePark();
  const { language } = useLanguage();
  return ({ user_created: user, date_created }) => ({
    who: [user?.first_name, user?.last_name].filter(Boolean).join(' ') || nobody,
    when: whenText(Temporal.Instant.from(date_created), zone, language),
  });
}
