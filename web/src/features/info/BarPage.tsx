import 'virtual:placeholders/places.css';
import { paths } from '@cablepark/contract/paths';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { useContent } from '../../park/contents.ts';
import { ParkPicture } from '../../pictures/ParkPicture.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PlainSections, SectionHeading } from '../../words/PlainSections.tsx';
import { runsOf, sectionsOf } from '../../words/sections.ts';
import { Words } from '../../words/Words.tsx';
import { WordsFrame } from '../../words/WordsFrame.tsx';
import styles from './BarPage.module.css';
import { OpeningHours } from './OpeningHours.tsx';

const sizes = '(width >= 60rem) 38rem, 92vw';

/** A stack of pictures and texts (SPEC.md §2, /bar), and its opening hours. */
export default function BarPage() {
  const { bar: t, contact } = usePageTexts(infoTexts);
  const { language } = useLanguage();
  const content = useContent('bar');
  return (
    <WordsFrame shown={content}>
      {runsOf(sectionsOf(content, language)).map((run) =>
        run.hasPictures ? (
          run.sections.map((section) => (
            <section key={section.index} className={styles.piece}>
              <div className={styles.picture}>
                <ParkPicture
                  pictures={content.pictures}
                  name={section.picture}
                  sizes={sizes}
                  eager={section.index === 0}
                />
              </div>
              <div className={styles.text}>
                <SectionHeading section={section} />
                <Words blocks={section.blocks} language={section.language} />
              </div>
            </section>
          ))
        ) : (
          <PlainSections key={run.sections[0]?.index} sections={run.sections} />
        ),
      )}
      <section className={styles.hours}>
        <div>
          <h2>{contact.hours}</h2>
          <OpeningHours />
        </div>
        <p>
          <ButtonLink variant="primary" to={paths.events}>
            {t.next}
          </ButtonLink>
        </p>
      </section>
    </WordsFrame>
  );
}
