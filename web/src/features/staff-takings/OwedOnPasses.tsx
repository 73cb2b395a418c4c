import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { owedOnPasses } from './api/takings.ts';
import styles from './Takings.module.css';

/** Prepaid rides not used yet: of all current passes, regardless of the period. */
export function OwedOnPasses() {
  const t = useStaffTexts().takings.owed;
  const { price } = useTexts().common;
  const { data } = useQuery(owedOnPasses);
  if (!data || data.passes === 0) return null;
  return (
    <section className={form.card} aria-label={t.title}>
      <h2 className={form.cardTitle}>{t.title}</h2>
      <p>
        <strong className={styles.number}>{price(data.cents)}</strong> <span>{t.on(data.passes)}</span>
      </p>
      <p className={form.hint}>{t.hint}</p>
    </section>
  );
}
