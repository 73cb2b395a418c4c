import { Choice, type ChoiceProps } from '../../ui/fields/Choice.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import styles from './OneOf.module.css';

/** The number of letters that fit in a row. */
const lettersOnPhone = 24;
const lettersOnWide = 64;

/** Radio buttons in a row; if there is no room, a native select. */
export function OneOf<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange } = props;
  const room = useMedia('(width >= 45rem)') ? lettersOnWide : lettersOnPhone;
  // Padding takes as much as three letters.
  const letters = options.reduce((sum, { label }) => sum + label.length + 3, 0);
  if (letters <= room) return <Choice {...props} />;
  return (
    <select
      className={styles.select}
      aria-label={legend}
      value={value}
      onChange={(event) => {
        const option = options[event.target.selectedIndex];
        if (option) onChange(option.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
