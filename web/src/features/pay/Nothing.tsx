import { paths } from '@cablepark/contract/paths';
import { payTexts } from '../../i18n/pages/pay.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Pay.module.css';

/** Replaces an empty or missing payment: the reason, and where to go. */
export function Nothing({ title, hint }: { title: string; hint: string }) {
  const t = usePageTexts(payTexts);
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <p>{hint}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={paths.account}>
          {t.toAccount}
        </ButtonLink>
        <ButtonLink to={paths.planner}>{t.toPlanner}</ButtonLink>
      </div>
    </section>
  );
}
