import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { ParkPicture } from '../../../pictures/ParkPicture.tsx';
import { classes } from '../../../ui/classes.ts';
import { SectionHeading } from '../../../words/PlainSections.tsx';
import type { ShownSection } from '../../../words/sections.ts';
import { Words } from '../../../words/Words.tsx';
import styles from './PicturedSections.module.css';

interface PicturedSectionsProps {
  sections: readonly ShownSection[];
  pictures: PublicPictures;
  /** The section with the picture that is already at the top of the page. */
  hero: ShownSection | undefined;
}

/** The park's sections in cards, each under its picture. */
export function PicturedSections({ sections, pictures, hero }: PicturedSectionsProps) {
  if (sections.length === 0) return null;
  const isPictured = (section: ShownSection) => section !== hero && section.picture !== null;
  const isMixed = sections.some(isPictured);
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <section
          key={section.index}
          className={classes(styles.section, isMixed && !isPictured(section) && styles.bare)}
        >
          {section !== hero && (
            <ParkPicture pictures={pictures} name={section.picture} sizes="(width >= 60rem) 35rem, 92vw" />
          )}
          <div className={styles.words}>
            <SectionHeading section={section} />
            <Words blocks={section.blocks} language={section.language} />
          </div>
        </section>
      ))}
    </div>
  );
}
