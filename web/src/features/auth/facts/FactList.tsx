import styles from './FactList.module.css';

/** A name and its value. */
export type Fact = readonly [name: string, value: string];

/** The facts on the page of a mail's link: names with their values, one per line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
