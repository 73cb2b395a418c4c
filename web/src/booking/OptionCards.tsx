import type { Elements } from '../ui/elements.ts';
import styles from './OptionCards.module.css';

interface OptionCardsProps<Value> {
  legend: string;
  /** The name of the radio group. */
  name: string;
  options: readonly { id: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Below the options. */
  children?: Elements;
}

/** Radio buttons as cards, each large enough for a thumb. */
export function OptionCards<Value extends number | null>({
  legend,
  name,
  options,
  value,
  onChange,
  children,
}: OptionCardsProps<Value>) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={String(id)} className={styles.option}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>{label}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
