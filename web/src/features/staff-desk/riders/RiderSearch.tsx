import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { useDebounced } from '../../../staff/form/useDebounced.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { foundUsers } from '../../staff-people/api/readUsers.ts';
import { phoneText, riderOf } from '../rider.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './RiderSearch.module.css';

const leastLetters = 2;
/** The debounce of the search (ms). */
const restMs = 250;

interface RiderSearchProps {
  onRider: (rider: Rider) => void;
  /** Whether a blocked account can be chosen: it may neither book nor buy. */
  takesBlocked?: boolean;
}

/** Finds an account by name, phone or e-mail. */
export function RiderSearch({ onRider, takesBlocked = false }: RiderSearchProps) {
  const t = useDeskTexts();
  const [text, setText] = useState('');
  const query = useDebounced(text.trim(), restMs);
  const enough = query.length >= leastLetters;
  const { data, error, isFetching, refetch } = useQuery({ ...foundUsers(query), enabled: enough });
  const riders = enough
    ? data?.map((row) => ({ ...riderOf(row), isBlocked: row.status === 'blocked' }))
    : undefined;

  return (
    <div className={styles.search}>
      <Field
        label={t.findRider}
        type="search"
        value={text}
        autoComplete="off"
        data-autofocus
        hint={enough ? undefined : t.findRiderHint}
        onChange={(event) => setText(event.target.value)}
      />
      <div aria-live="polite" aria-busy={isFetching}>
        {riders && (
          <p className={styles.count}>{riders.length === 0 ? t.foundNobody : t.found(riders.length)}</p>
        )}
      </div>
      {enough && error && <LoadFailure title={t.findFailed} error={error} onRetry={refetch} />}
      {riders && riders.length > 0 && (
        <ul className={styles.riders}>
          {riders.map(({ isBlocked, ...rider }) => (
            <li key={rider.id}>
              <button
                type="button"
                className={styles.rider}
                disabled={isBlocked && !takesBlocked}
                onClick={() => onRider(rider)}
              >
                <span className={styles.name}>{rider.name || rider.email || t.unknownRider}</span>
                <span className={styles.contact}>
                  {[phoneText(rider.phone), rider.email ?? t.guest].filter(Boolean).join(' · ')}
                </span>
                {isBlocked && (
                  <span className={styles.blocked}>{takesBlocked ? t.isBlocked : t.blockedRider}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
