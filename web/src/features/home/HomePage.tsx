import { shownScenes } from '@cablepark/domain/content/scenes';
import { useRef } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { useContent } from '../../park/contents.ts';
import { FreeTimes } from '../../park/free-times/FreeTimes.tsx';
import { ownText } from '../../park/OwnText.tsx';
import { Tour } from './Tour.tsx';
import { TourNav } from './TourNav.tsx';
import { useAutoScroll } from './useAutoScroll.ts';

export { Tour };

/** The park's tour: full-screen sections that scroll automatically until the visitor takes over (SPEC.md §2). */
export default function HomePage() {
  const { content, pictures } = useContent('home');
  const { language } = useLanguage();
  const tour = useRef<HTMLDivElement>(null);
  const now = useAutoScroll(tour);
  const scenes = shownScenes(content);
  return (
    <Page title={ownText(content.title, language)} heading={null} width="full">
      <TourNav scenes={scenes} now={now} />
      <Tour ref={tour} scenes={scenes} pictures={pictures} lead={<FreeTimes />} />
    </Page>
  );
}
