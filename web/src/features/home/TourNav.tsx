import { usePageTexts } from '../../i18n/pageTexts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons.tsx';
import type { AutoScroll } from './autoScroll.ts';
import { homeTexts } from './home.texts.ts';
import { scenes } from './scenes.ts';
import styles from './TourNav.module.css';
import { switchMark } from './useAutoScroll.ts';

interface TourNavProps {
  state: AutoScroll;
  current: number;
  onToggle: () => void;
}

/** A dot with a name for each stop, and the button that stops the scrolling for those who need the page to stand still. */
export function TourNav({ state, current, onToggle }: TourNavProps) {
  const t = usePageTexts(homeTexts);
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
        {scenes.map((scene, index) => (
          <li key={scene}>
            <a
              className={classes(styles.dot, index === current && styles.current)}
              href={`#${scene}`}
              aria-current={index === current ? 'true' : undefined}
            >
              <span className={styles.name}>{t.scenes[scene].name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
