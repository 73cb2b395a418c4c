import { infoTexts } from '../../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Picture } from '../../../pictures/Picture.tsx';
import styles from '../ContactPage.module.css';
import { Hero, heroSizes } from './Hero.tsx';

/** The quickest way to the park: its number, over the beach. */
export function CallHero({ phone }: { phone: string }) {
  const t = usePageTexts(infoTexts).contact;
  return (
    <Hero picture={<Picture name="beach" alt="" sizes={heroSizes} eager />}>
      <h2 className={styles.label}>{t.call}</h2>
      <a className={styles.big} href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>
      <p>{t.late}</p>
    </Hero>
  );
}
