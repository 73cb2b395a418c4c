import 'virtual:placeholders/places.css';
import { paths } from '@cablepark/contract/paths';
import { infoTexts } from '../../i18n/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import type { PictureName } from '../../pictures/manifest.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './FeaturesPage.module.css';

/** SPEC.md §2 calls it a placeholder: what there is besides the cable, in four pictures. */
export default function FeaturesPage() {
  const t = usePageTexts(infoTexts).features;
  return (
    <Page title={t.title} lead={t.lead}>
      <ul className={styles.pieces}>
        {t.pieces.map(({ picture, title, text, alt }, index) => (
          <li key={picture} className={styles.piece}>
            <Picture
              name={picture satisfies PictureName}
              alt={alt}
              sizes="(width >= 60rem) 17rem, 46vw"
              eager={index < 2}
            />
            <div className={styles.words}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{t.text}</p>
      <p className={styles.ways}>
        <ButtonLink variant="primary" to={paths.prices}>
          {t.prices}
        </ButtonLink>
        <ButtonLink to={paths.home}>{t.tour}</ButtonLink>
      </p>
    </Page>
  );
}
