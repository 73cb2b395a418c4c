import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { PictureName } from '../../../pictures/manifest.ts';
import { ParkPicture } from '../../../pictures/ParkPicture.tsx';
import { Picture } from '../../../pictures/Picture.tsx';
import type { Elements } from '../../../ui/elements.ts';
import type { ShownSection } from '../../../words/sections.ts';
import styles from './Hero.module.css';

export interface HeroProps {
  /** The section whose picture it shows: `heroOf`. */
  section: ShownSection | undefined;
  pictures: PublicPictures;
  /** Our picture, shown until the park has its own. */
  ours: PictureName;
  children: Elements;
}

/** The wide picture of a page of information, and a card over its lower edge. */
export function Hero({ section, pictures, ours, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        {section ? (
          <ParkPicture pictures={pictures} name={section.picture} sizes={sizes} eager />
        ) : (
          <Picture name={ours} alt="" sizes={sizes} eager />
        )}
      </div>
      <section className={styles.card}>{children}</section>
    </div>
  );
}

/** The first section with a picture. */
export const heroOf = (sections: readonly ShownSection[]) => sections.find(({ picture }) => picture !== null);

const sizes = '(width >= 72rem) 68rem, 92vw';
