import type { Elements } from '../../../ui/elements.ts';
import styles from './Hero.module.css';

/** The wide picture of a page of information, and a card over its lower edge. */
export function Hero({ picture, children }: { picture: Elements; children: Elements }) {
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>{picture}</div>
      <section className={styles.card}>{children}</section>
    </div>
  );
}

/** The width of its picture, as in the `sizes` attribute. */
export const heroSizes = '(width >= 72rem) 68rem, 92vw';
