import { passOfCodePath } from '@cablepark/contract/desk-paths';
import { lastDayOf } from '@cablepark/domain/passes/pass-kind';
import { dateText } from '@cablepark/domain/time/display';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffPageTexts, useStaffTexts } from '../../../staff/texts.ts';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { passesFound } from '../passes/api/passes.ts';
import styles from './Card.module.css';
import { cardTexts } from './card.texts.ts';

/** The rider's own passes; each leads to its page. */
export function RiderPasses({ rider }: { rider: string }) {
  const t = useStaffPageTexts(cardTexts);
  const { passes: words } = useStaffTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const passes = useQuery(passesFound({ rider }));
  return (
    <section className={form.card} aria-label={t.passes} aria-busy={passes.isPending}>
      <h2 className={form.cardTitle}>{t.passes}</h2>
      {passes.isError && (
        <LoadFailure title={words.loadFailed} error={passes.error} onRetry={passes.refetch} />
      )}
      {passes.data?.length === 0 && <p className={form.hint}>{t.noPasses}</p>}
      <ul className={styles.lines}>
        {passes.data?.map(({ id, code, kind, balance, ends, isVoided }) => (
          <li key={id} className={styles.line}>
            <Link to={passOfCodePath(code)}>{inLanguage(kind.name, language)}</Link>
            <span className={styles.soft}>
              {[
                isVoided ? words.voided : words.left[kind.unit](balance, kind.amount),
                ends !== null && words.until(dateText(lastDayOf(ends, zone))),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
