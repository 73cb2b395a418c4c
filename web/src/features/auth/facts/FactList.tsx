import styles from './FactList.module.css';

/** A name and its value. */
export type Fact = readonly [name: string, value: string];

/** What the page of a mail's link is about: names with their values, a line each. */
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
