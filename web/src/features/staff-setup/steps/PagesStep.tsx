import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import styles from '../Setup.module.css';
import { StepEnd } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';

/** The built-in content of the public pages, and where to edit the park's own. */
export function PagesStep({ state, onDone }: StepProps) {
  const t = useStaffTexts().setup.pages;
  const places = [
    [paths.homeEditor, t.home],
    [paths.pagesEditor, t.pages],
    [paths.pictures, t.pictures],
    [paths.looks, t.looks],
    [paths.eventsEditor, t.events],
    [paths.park, t.park],
  ] as const;
  return (
    <>
      <p className={form.hint}>{t.hint}</p>
      <p className={styles.links}>
        {places.map(([to, label]) => (
          <Link key={to} className={styles.link} to={to}>
            {label}
          </Link>
        ))}
      </p>
      <StepEnd step="pages" state={state} onDone={onDone} />
    </>
  );
}
