import { useTracks } from '../../park/useTracks.ts';
import { CheckField } from './CheckField.tsx';
import styles from './Form.module.css';

/** Any of the park's tracks. */
export function TrackChoice(props: {
  legend: string;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}) {
  const change = (id: number, isChosen: boolean) =>
    props.onChange(isChosen ? [...props.chosen, id] : props.chosen.filter((other) => other !== id));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.legend}</legend>
      <div className={styles.checks}>
        {useTracks().map(({ id, label }) => (
          <CheckField
            key={id}
            label={label}
            checked={props.chosen.includes(id)}
            onChange={(event) => change(id, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
