import { paths } from '@cablepark/contract/paths';
import type { Closure } from '@cablepark/domain/closures/closure';
import type { Obstacle } from '@cablepark/domain/tracks/track';
import { descriptionOf, nameOf } from '@cablepark/domain/tracks/track-words';
import { Suspense } from 'react';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { LazyClosureLines } from '../../park/closures/lazyClosures.ts';
import { FreeTimes } from '../../park/free-times/FreeTimes.tsx';
import { ObstaclePicture } from '../../park/ObstaclePicture.tsx';
import { TrackDot } from '../../park/TrackDot.tsx';
import type { NamedTrack } from '../../park/useTracks.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LockIcon } from '../../ui/pageIcons.tsx';
import styles from './TracksPage.module.css';

interface TrackCardProps {
  track: NamedTrack;
  leads: boolean;
  /** Of this track, those that have not ended. */
  closures: readonly Closure[];
}

/** The park's description of a track, a link to its times, and its obstacles. Only the name is required. */
export function TrackCard({ track, leads, closures }: TrackCardProps) {
  const t = useTexts().planner;
  const { language } = useLanguage();
  const { id, label, length, level, obstacles } = track;
  const text = descriptionOf(track, language);
  const isClosed = track.status === 'closed';
  const headingId = `track-${id}`;
  return (
    <section className={styles.track} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <TrackDot colour={track.colour} />
          <span>{label}</span>
        </h2>
        {(length !== null || level !== null) && (
          <dl className={styles.facts}>
            {length !== null && <Fact label={t.lengthLabel} value={t.trackLength(length)} />}
            {level !== null && <Fact label={t.levelLabel} value={t.levels[level]} />}
          </dl>
        )}
        {text !== null && <p className={styles.text}>{text}</p>}
        {isClosed && (
          <p className={styles.closed}>
            <LockIcon /> <span>{t.trackClosed}</span>
          </p>
        )}
        {closures.length > 0 && (
          <Suspense fallback={null}>
            <LazyClosureLines closures={closures} track={null} />
          </Suspense>
        )}
        {!isClosed && <FreeTimes track={id} />}
        <ButtonLink
          variant={isClosed ? 'secondary' : 'primary'}
          wide
          to={paths.track(id)}
          aria-describedby={headingId}
        >
          {isClosed ? t.seeTrack : t.bookTrack}
        </ButtonLink>
      </div>
      {obstacles.length > 0 && <Gallery label={t.obstaclesOf(label)} obstacles={obstacles} leads={leads} />}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface GalleryProps {
  label: string;
  obstacles: readonly Obstacle[];
  leads: boolean;
}

function Gallery({ label, obstacles, leads }: GalleryProps) {
  const { language } = useLanguage();
  return (
    <ul className={styles.gallery} aria-label={label}>
      {obstacles.map((obstacle, index) => {
        const { picture } = obstacle;
        const name = nameOf(obstacle, language);
        return (
          // Two obstacles may be alike; their order is the Admin's and does not change here.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {picture === null ? (
              <span className={styles.unseen}>{name}</span>
            ) : (
              <figure className={styles.obstacle}>
                <ObstaclePicture
                  picture={picture}
                  name=""
                  sizes="(width >= 60rem) 17rem, 46vw"
                  eager={leads && index < 2}
                />
                <figcaption>{name}</figcaption>
              </figure>
            )}
          </li>
        );
      })}
    </ul>
  );
}
