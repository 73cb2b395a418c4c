import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import styles from './LegalPage.module.css';
import { legalTexts } from './legal.texts.ts';
import { legalFacts } from './legal.ts';

/** The facility rules or the privacy policy (SPEC.md §2, /terms and /pp), written from the park's own limits and data. */
export default function LegalPage({ text }: { text: 'terms' | 'privacy' }) {
  const { siteName } = useFrameTexts().common;
  const { title, lead, sections } = usePageTexts(legalTexts)[text](legalFacts(usePark(), siteName));
  return (
    <Page title={title} lead={lead} width="text">
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Page>
  );
}
