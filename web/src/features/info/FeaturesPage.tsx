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
import styles from './FeaturesPage.module.css';

/** SPEC.md §2 calls it a placeholder: the park's other attractions. */
export default function FeaturesPage() {
  const t = usePageTexts(infoTexts).features;
  const { language } = useLanguage();
  const content = useContent('features');
  return (
    <WordsFrame shown={content}>
      {runsOf(sectionsOf(content, language)).map((run) =>
        run.hasPictures ? (
          <ul key={run.sections[0]?.index} className={styles.pieces}>
            {run.sections.map((section) => (
              <li key={section.index} className={styles.piece}>
                <ParkPicture
                  pictures={content.pictures}
                  name={section.picture}
                  sizes="(width >= 72rem) 33rem, (width >= 45rem) 46vw, 92vw"
                  eager={section.index < 2}
                />
                <div className={styles.words}>
                  <SectionHeading section={section} />
                  <Words blocks={section.blocks} language={section.language} />
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <PlainSections key={run.sections[0]?.index} sections={run.sections} />
        ),
      )}
      <p className={styles.ways}>
        <ButtonLink variant="primary" to={paths.prices}>
          {t.prices}
        </ButtonLink>
        <ButtonLink to={paths.home}>{t.tour}</ButtonLink>
      </p>
    </WordsFrame>
  );
}
