import { paths } from '@cablepark/contract/paths';
import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { dueClose } from '../api/dueClose.ts';
import styles from './DueClose.module.css';

/** Reminds of days that nobody has closed, once the park has shut. Renders nothing on an error, which the page of closed days shows. */
export function DueClose() {
  const t = useStaffTexts().closing;
  const { language } = useLanguage();
  const { data: due } = useQuery(dueClose);
  if (!due) return null;
  const text = (day: string) => {
    const date = Temporal.PlainDate.from(day);
    return `${weekdayText(date, language)} ${dateText(date)}`;
  };
  return (
    <section className={styles.due} aria-label={t.title}>
      <output>
        {due.from === due.day ? t.due(text(due.day)) : t.dueDays(text(due.from), text(due.day))}
      </output>
      <ButtonLink variant="primary" to={`${paths.closings}?day=${due.day}`}>
        {t.open}
      </ButtonLink>
    </section>
  );
}

/** The way to the page that closes days, at any hour. */
export function ToClosings() {
  const t = useStaffTexts().closing;
  return (
    <p className={styles.to}>
      <Link to={paths.closings}>{t.open}</Link>
    </p>
  );
}
