import { paths } from '@cablepark/contract/paths';
import { NavLink } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { TrackDot } from '../../park/TrackDot.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { useTracks } from '../../park/useTracks.ts';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import styles from './MenuSheet.module.css';
import { accountEntry, type MenuEntry, publicEntries, staffEntries, staffPlace } from './menu.ts';
import type { Menu } from './useMenu.ts';
import { isStaff, useLikelyRole } from './viewers.ts';

/** Every entry of the menu, for screens without room for a full bar. */
export function MenuSheet({ menu }: { menu: Menu }) {
  const { shell: t } = useFrameTexts();
  const role = useLikelyRole();
  const tracks = useTracks();
  const isHidden = useIsHidden();
  const { home, bar, planner, events, contact, location, prices } = publicEntries;
  const link = (entry: MenuEntry) => (
    <li key={entry.to}>
      <NavLink className={classes(styles.link)} to={entry.to} end={entry.to === paths.home}>
        {t[entry.label]}
      </NavLink>
    </li>
  );

  return (
    <Dialog open={menu.isOpen} onClose={menu.close} title={t.more} shape="sheet">
      <nav aria-label={t.allPages}>
        <ul className={styles.list}>
          {link(home)}
          <li className={styles.planner}>
            <NavLink className={classes(styles.link)} to={planner.to} end>
              {t.book}
            </NavLink>
            {tracks?.[1] &&
              tracks.map(({ id, label, colour }) => (
                <NavLink key={id} className={classes(styles.track)} to={paths.track(id)}>
                  <TrackDot colour={colour} />
                  <span>{label}</span>
                </NavLink>
              ))}
          </li>
          {[
            ...(isStaff(role) ? [staffPlace] : []),
            ...staffEntries.filter(({ sees }) => sees(role)),
            prices,
            events,
            bar,
            location,
            contact,
            accountEntry(role),
          ]
            .filter(({ to }) => !isHidden(to))
            .map(link)}
        </ul>
      </nav>
    </Dialog>
  );
}
