import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../staff/form/useDebounced.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { SearchIcon } from './icons.tsx';
import styles from './SearchField.module.css';

/** How long typing must rest before the list follows (ms); browsers take only so many changes of the address. */
const restMs = 200;

interface SearchFieldProps {
  label: string;
  /** What to type, shown while nothing is. */
  hint: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters as people type. The text belongs to the field while it has the focus, else to the address. */
export function SearchField({ label, hint, clearLabel, value, onChange }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const debounced = useDebounced(typed, restMs);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => tell.current(debounced), [debounced]);
  useEffect(() => {
    if (document.activeElement !== ref.current) setTyped(value);
  }, [value]);

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
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          onClick={() => {
            setTyped('');
            ref.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
