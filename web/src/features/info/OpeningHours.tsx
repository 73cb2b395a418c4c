import { weekdaysFromMonday } from '@cablepark/domain/time/display';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { seasonWords } from '../../park/season/seasonWords.ts';
import styles from './OpeningHours.module.css';
import { OpenNow } from './OpenNow.tsx';
import { spansOf } from './openingHours.ts';

/** The park's week, and the note in the visitor's language. */
export function OpeningHours() {
  const t = usePageTexts(infoTexts).contact;
  const { language } = useLanguage();
  const {
    hours: { isFromSeason, week, note, noteEn },
    season,
  } = usePark();
  const next = season?.next ? seasonWords(season.next, language) : null;
  const names = weekdaysFromMonday(language);
  const remark = language === 'en' ? (noteEn ?? note) : note;
  return (
    <>
      {next ? <p className={styles.season}>{next.text}</p> : <OpenNow />}
      {next && isFromSeason && <p className={styles.in}>{next.span}</p>}
      <dl className={styles.week}>
        {spansOf(week).map(({ from, to, hours }) => (
          <div key={from} className={styles.span}>
            <dt>{to - from === 6 ? t.daily : from === to ? names[from] : `${names[from]} – ${names[to]}`}</dt>
            <dd>{hours ? `${hours.opens}–${hours.closes}` : t.closed}</dd>
          </div>
        ))}
      </dl>
      {remark && <p className={styles.note}>{remark}</p>}
    </>
  );
}
