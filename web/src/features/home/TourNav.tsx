import type { Scene } from '@cablepark/domain/content/home.schema';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { OwnText } from '../../park/OwnText.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './TourNav.module.css';
import { type TourNow, toggleTour } from './tourScroll.ts';

interface TourNavProps {
  scenes: readonly Scene[];
  now: TourNow;
}

/** A labelled dot for each stop, and a button that stops the scrolling. */
export function TourNav({ scenes, now }: TourNavProps) {
  const t = useFrameTexts().shell;
  const running = now.state === 'running';
  const label = running ? t.pause : t.play;
  return (
    <nav className={styles.nav} aria-label={t.tour}>
      <button
        type="button"
        className={styles.switch}
        aria-label={label}
        title={label}
        onClick={toggleTour}
        data-tour-switch=""
      >
        <Icon fill="currentColor" strokeWidth={1.5}>
          {running ? <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" /> : <path d="M8 5v14l11-7z" />}
        </Icon>
      </button>
      <ol className={styles.dots}>
        {scenes.map(({ id, name }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === now.current ? 'true' : undefined}>
              <span>
                <OwnText text={name} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
