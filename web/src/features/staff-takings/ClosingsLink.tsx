import { paths } from '@cablepark/contract/paths';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** Leads to the page that closes days. */
export function ClosingsLink() {
  const t = useStaffTexts().closing;
  return (
    <section className={form.card} aria-labelledby="closings-link">
      <h2 id="closings-link" className={form.cardTitle}>
        {t.title}
      </h2>
      <p>{t.lead}</p>
      <div>
        <ButtonLink to={paths.closings}>{t.toClosings}</ButtonLink>
      </div>
    </section>
  );
}
