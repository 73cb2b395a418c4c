import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import type { StaffEntry, StaffGroup } from '../staffPages.ts';
import styles from './StaffTree.module.css';
import { currentEntry } from './staffMenu.ts';

/** Every page of the staff, by group. */
export function StaffTree({ groups }: { groups: readonly StaffGroup[] }) {
  const t = useStaffTexts().menu;
  const { language } = useLanguage();
  const current = currentEntry(groups, useLocation().pathname);
  const link = ({ to, label }: StaffEntry, Icon?: StaffGroup['Icon']) => (
    <li key={to}>
      <Link className={classes(styles.link)} to={to} aria-current={to === current ? 'page' : undefined}>
        {Icon && <Icon />}
        <span>{label[language]}</span>
      </Link>
    </li>
  );
  return (
    <ul className={styles.tree}>
      {groups.map(({ Icon, label, entries }) =>
        label === undefined ? (
          entries.map((entry) => link(entry, Icon))
        ) : (
          <li key={label}>
            <span className={styles.name}>
              <Icon />
              <span>{t[label]}</span>
            </span>
            <ul className={styles.pages} aria-label={t[label]}>
              {entries.map((entry) => link(entry))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}
