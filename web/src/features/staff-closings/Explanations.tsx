import { keepPreviousData, useQuery } from '@tanstack/react-query';
import form from '../../staff/form/Form.module.css';
import { useDebounced } from '../../staff/form/useDebounced.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { explanationsOf } from './api/dayCloses.ts';
import styles from './Closings.module.css';
import { useFactWords } from './useFactWords.ts';

interface ExplanationsProps {
  day: Temporal.PlainDate;
  /** Grosze. */
  counted: number;
  note: string;
  onNote: (note: string) => void;
}

/** The entries that may explain the difference; a press on one makes it the reason. */
export function Explanations({ day, counted, note, onNote }: ExplanationsProps) {
  const t = useStaffTexts().closing;
  const words = useFactWords();
  const query = useQuery({
    ...explanationsOf(day, useDebounced(counted, 300)),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t.explain}</h3>
      {query.isPending && <Skeleton height="4rem" />}
      {query.isError && <LoadFailure title={t.explainFailed} error={query.error} onRetry={query.refetch} />}
      {query.data?.length === 0 && <p>{t.explainNone}</p>}
      {query.data && query.data.length > 0 && (
        <>
          <p className={form.hint}>{t.explainHint}</p>
          <ul className={styles.facts}>
            {query.data.map((fact) => {
              const reason = words.reason(fact);
              return (
                <li key={fact.entry}>
                  <button
                    type="button"
                    className={styles.fact}
                    aria-pressed={note === reason}
                    onClick={() => onNote(reason)}
                  >
                    <strong>{words.what(fact)}</strong> <span>{words.details(fact)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
