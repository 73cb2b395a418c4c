import { paths } from '@cablepark/contract/paths';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { type TrackLink, useTracks } from '../../park/useTracks.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { type Track, trackFacts } from './obstacles.ts';
import styles from './TracksPage.module.css';

/** The track chooser: a button per track and what stands on it (SPEC.md §2, /planner). */
export default function TracksPage() {
  const t = useTexts().planner;
  const tracks = useTracks();
  return (
    <Page title={t.title} heading={t.chooseTrack} lead={t.tracksLead}>
      <div className={styles.tracks}>
        {tracks.map((track) => (
          <TrackCard key={track.id} track={track} />
        ))}
      </div>
    </Page>
  );
}

const hasFacts = (id: number): id is Track => id in trackFacts;

function TrackCard({ track }: { track: TrackLink }) {
  const t = useTexts().planner;
  const facts = hasFacts(track.id) ? trackFacts[track.id] : null;
  const headingId = `track-${track.id}`;
  return (
    <section className={styles.track} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          {track.label}
          {facts && <span className={styles.length}>{t.trackLength(facts.metres)}</span>}
        </h2>
        {facts && <p>{track.id === 1 ? t.trackBig : t.trackSmall}</p>}
        <ButtonLink variant="primary" wide to={paths.track(track.id)} aria-describedby={headingId}>
          {t.bookTrack}
        </ButtonLink>
      </div>
      {facts && (
        <ul className={styles.gallery} aria-label={t.obstaclesOf(track.label)}>
          {facts.obstacles.map((obstacle, index) => (
            <li key={obstacle}>
              <figure className={styles.obstacle}>
                <Picture
                  name={obstacle}
                  alt={t.obstacle[obstacle].alt}
                  sizes="(width >= 60rem) 17rem, 46vw"
                  eager={track.id === 1 && index < 2}
                />
                <figcaption>{t.obstacle[obstacle].name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
