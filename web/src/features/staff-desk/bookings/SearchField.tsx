import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../../staff/form/useDebounced.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { SearchIcon } from '../icons.tsx';
import styles from './SearchField.module.css';

/** The debounce of the search (ms); browsers limit the rate of address changes. */
const restMs = 200;

interface SearchFieldProps {
  label: string;
  /** The placeholder. */
  hint: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters while typing. A focused field owns its text; otherwise it follows the address. */
export function SearchField({ label, hint, clearLabel, value, onChange }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState({ text: value, byHand: false });
  const settledEntry = useDebounced(entry, restMs);
  const notify = useRef(onChange);
  useEffect(() => {
    notify.current = onChange;
  });
  useEffect(() => {
    // Only typed text goes to the address: an update with the same text would still close menus.
    if (settledEntry.byHand) notify.current(settledEntry.text);
  }, [settledEntry]);
  useEffect(() => {
    if (document.activeElement !== ref.current) setEntry({ text: value, byHand: false });
  }, [value]);
  const type = (text: string) => setEntry({ text, byHand: true });

  return (
    <div className={styles.search}>
      <SearchIcon className={styles.icon} />
      <input
        ref={ref}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="search"
        value={entry.text}
        onChange={(event) => type(event.target.value)}
      />
      {entry.text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          onClick={() => {
            type('');
            ref.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
