import type { Scene } from '@cablepark/domain/pages/home.schema';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { OwnText } from '../../park/OwnText.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons.tsx';
import type { AutoScroll } from './autoScroll.ts';
import styles from './TourNav.module.css';
import { switchMark } from './useAutoScroll.ts';

interface TourNavProps {
  scenes: readonly Scene[];
  state: AutoScroll;
  current: number;
  onToggle: () => void;
}

/** A dot with a name for each stop, and the button that stops the scrolling for those who need the page to stand still. */
export function TourNav({ scenes, state, current, onToggle }: TourNavProps) {
  const t = useFrameTexts().shell;
  const running = state === 'running';
  return (
    <nav className={styles.nav} aria-label={t.tour}>
      <button
        type="button"
        className={styles.switch}
        aria-label={running ? t.pause : t.play}
        title={running ? t.pause : t.play}
        onClick={onToggle}
        {...{ [switchMark]: '' }}
      >
        <Icon fill="currentColor" strokeWidth={1.5}>
          {running ? <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" /> : <path d="M8 5v14l11-7z" />}
        </Icon>
      </button>
      <ol className={styles.dots}>
        {scenes.map(({ id, name }, index) => (
          <li key={id}>
            <a
              className={classes(styles.dot, index === current && styles.current)}
              href={`#${id}`}
              aria-current={index === current ? 'true' : undefined}
            >
              <span className={styles.name}>
                <OwnText text={name} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
