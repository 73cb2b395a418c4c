import 'virtual:placeholders/scenes.css';
import { useRef } from 'react';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import styles from './HomePage.module.css';
import { homeTexts } from './home.texts.ts';
import { SceneSection } from './SceneSection.tsx';
import { scenes } from './scenes.ts';
import { TourNav } from './TourNav.tsx';
import { useAutoScroll } from './useAutoScroll.ts';

/** One trip around the lake: eight full-screen sections that scroll on by themselves until the visitor takes over (SPEC.md §2). */
export default function HomePage() {
  const t = usePageTexts(homeTexts);
  const tour = useRef<HTMLDivElement>(null);
  const { state, current, toggle } = useAutoScroll(tour);
  return (
    <Page title={t.title} heading={null} width="full">
      <TourNav state={state} current={current} onToggle={toggle} />
      <div ref={tour} className={styles.tour}>
        {scenes.map((scene, index) => (
          <SceneSection key={scene} scene={scene} first={index === 0} />
        ))}
      </div>
    </Page>
  );
}
