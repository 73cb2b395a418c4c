import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { CallUs } from './CallUs.tsx';
import styles from './NoTracks.module.css';

/** Replaces content that needs a track in a park without tracks: a note, and a link for Admins to add one. */
export function NoTracks() {
  const t = useTexts().planner;
  const role = useAuth().user?.role ?? null;
  const adds = may(role, 'track.edit');
  return (
    <section className={styles.none} aria-labelledby="no-tracks">
      <h2 id="no-tracks">{t.noTracksTitle}</h2>
      {adds && <p>{t.noTracksAdmin}</p>}
      {!adds && may(role, 'page.bookings') && <p>{t.noTracksStaff}</p>}
      {!may(role, 'page.bookings') && <CallUs text={t.noTracksText} />}
      {adds && (
        <ButtonLink variant="primary" to={paths.tracksEditor}>
          {t.addTrack}
        </ButtonLink>
      )}
    </section>
  );
}
