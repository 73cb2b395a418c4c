import { logoAddress } from '@cablepark/contract/park/looks';
import type { Looks } from '@cablepark/domain/theme/looks.schema';
import type { Theme } from '@cablepark/domain/theme/own-colours';
import { themeProperties } from '@cablepark/domain/theme/theme';
import { hostedUrl } from '../../lib/http/urls.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import button from '../../ui/Button.module.css';
import { classes } from '../../ui/classes.ts';
import styles from './Looks.module.css';

interface LooksPreviewProps {
  scheme: 'light' | 'dark';
  theme: Theme;
  logo: Looks['logo'];
}

const states = ['free', 'taken', 'mine', 'ended'] as const;

/** An inert bar, page and week of the planner in the park's colours. */
export function LooksPreview({ scheme, theme, logo }: LooksPreviewProps) {
  const t = useStaffTexts().looks;
  const { name } = usePark();
  const schemeName = scheme === 'light' ? t.byDay : t.byNight;
  const colours = Object.fromEntries(themeProperties(theme, scheme));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{schemeName}</figcaption>
      <div className={styles.preview} data-scheme={scheme} style={colours} aria-hidden="true">
        <div className={styles.bar}>
          <span className={styles.name}>
            {logo ? (
              <img
                className={classes(styles.logo, logo.onPlate && styles.plate)}
                src={hostedUrl(logoAddress(logo.file))}
                alt=""
              />
            ) : (
              <span className={styles.sun} />
            )}
            {(!logo || logo.withName) && <span className={styles.word}>{name}</span>}
          </span>
          <span className={styles.entry}>{t.sample.page}</span>
          <span className={styles.call}>{t.sample.book}</span>
        </div>
        <div className={styles.page}>
          <p className={styles.heading}>{t.sample.heading}</p>
          <p>
            <span>{t.sample.text}</span> <span className={styles.link}>{t.sample.link}</span>
          </p>
          <div className={styles.week}>
            {states.map((state, index) => (
              <span key={state} className={styles.day} data-state={state}>
                <b>{index + 8}</b>
                <span>{t.sample[state]}</span>
              </span>
            ))}
          </div>
          <div className={styles.buttons}>
            <span className={classes(button.button, button.primary)}>{t.sample.button}</span>
            <span className={classes(button.button, button.secondary, styles.focused)}>
              {t.sample.button}
            </span>
          </div>
        </div>
      </div>
    </figure>
  );
}
