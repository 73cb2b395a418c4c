import 'virtual:placeholders/places.css';
import { paths } from '@cablepark/contract/paths';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { useContent } from '../../park/contents.ts';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { isOurs, ParkPicture } from '../../pictures/ParkPicture.tsx';
import { Picture } from '../../pictures/Picture.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { PlainSections, SectionHeading } from '../../words/PlainSections.tsx';
import { runsOf, sectionsOf } from '../../words/sections.ts';
import { Words } from '../../words/Words.tsx';
import { WordsFrame } from '../../words/WordsFrame.tsx';
import styles from './BarPage.module.css';
import { OpeningHours } from './OpeningHours.tsx';
import { Hero, heroOf } from './place/Hero.tsx';

const sizes = '(width >= 60rem) 38rem, 92vw';

/**
 * The bar at dusk or the park's first picture, with the opening hours; a stack of pictures and texts (SPEC.md §2, /bar); the way to the events.
 */
export default function BarPage() {
  const { contact } = usePageTexts(infoTexts);
  const { language } = useLanguage();
  const isHidden = useIsHidden();
  const content = useContent('bar');
  const sections = sectionsOf(content, language);
  const first = heroOf(sections);
  // Our small pictures would be blurred at this width.
  const hero = first?.picture && !isOurs(first.picture) ? first : undefined;
  return (
    <WordsFrame shown={content}>
      <Hero section={hero} pictures={content.pictures} ours="bar">
        {hero && (
          <div className={styles.text}>
            <SectionHeading section={hero} />
            <Words blocks={hero.blocks} language={hero.language} />
          </div>
        )}
        <h2 className={styles.label}>{contact.hours}</h2>
        <OpeningHours />
        {!isHidden(paths.location) && (
          <p className={styles.way}>
            <ButtonLink variant="primary" to={paths.location}>
              {contact.where}
            </ButtonLink>
          </p>
        )}
      </Hero>
      {runsOf(sections.filter((section) => section !== hero)).map((run) =>
        run.hasPictures ? (
          run.sections.map((section) => (
            <section key={section.index} className={styles.piece}>
              <div className={styles.picture}>
                <ParkPicture pictures={content.pictures} name={section.picture} sizes={sizes} />
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
      <Events isPictured={hero === undefined} />
    </WordsFrame>
  );
}

/** With our picture until the park has its own on this page. */
function Events({ isPictured }: { isPictured: boolean }) {
  const { bar, events } = usePageTexts(infoTexts);
  return (
    <section className={classes(styles.events, isPictured && styles.pictured)}>
      {isPictured && <Picture name="party" alt="" sizes="(width >= 72rem) 68rem, 92vw" />}
      <div className={styles.invitation}>
        <h2>{events.title}</h2>
        <p>{events.lead}</p>
        <p className={styles.way}>
          <ButtonLink to={paths.events}>{bar.next}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
