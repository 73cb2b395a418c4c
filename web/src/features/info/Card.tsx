import type { Elements } from '../../ui/elements.ts';
import styles from './Card.module.css';

/** A titled box of an information page. */
export function Card({ title, children }: { title: string; children: Elements }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
