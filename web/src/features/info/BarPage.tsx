import 'virtual:placeholders/places.css';
import { paths } from '@cablepark/contract/paths';
import { infoTexts } from '../../i18n/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import type { PictureName } from '../../pictures/manifest.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './BarPage.module.css';
import { OpeningHours } from './OpeningHours.tsx';

const sizes = '(width >= 60rem) 36rem, 94vw';

/** A stack of pictures and texts (SPEC.md §2, /bar). */
export default function BarPage() {
  const { bar: t, contact } = usePageTexts(infoTexts);
  return (
    <Page title={t.title} lead={t.lead}>
      {t.pieces.map(({ picture, title, text, alt }, index) => (
        <section key={picture} className={styles.piece}>
          <div className={styles.picture}>
            <Picture name={picture satisfies PictureName} alt={alt} sizes={sizes} eager={index === 0} />
          </div>
          <div className={styles.text}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </section>
      ))}
      <section className={styles.hours}>
        <h2>{contact.hours}</h2>
        <OpeningHours />
        <p>
          <ButtonLink variant="primary" to={paths.events}>
            {t.next}
          </ButtonLink>
        </p>
      </section>
    </Page>
  );
}
