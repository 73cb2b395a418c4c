import { deskReasons, passWithdrawn } from '@cablepark/domain/payments/void-reasons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import { linesOf, type OwnPass } from '../api/ownPasses.ts';
import { useMoments } from '../own-data/useMoments.ts';
import styles from './Passes.module.css';

/** Every line of a pass, loaded on demand. */
export function PassLines({ pass }: { pass: OwnPass }) {
  const t = usePageTexts(ownPassesTexts);
  const { dayAndTime } = useMoments();
  const { place } = useSlotWords();
  const [open, setOpen] = useState(false);
  const lines = useQuery({ ...linesOf(pass.id), enabled: open });
  return (
    <details className={styles.lines} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.history}</summary>
      {lines.isLoading && <Spinner />}
      {lines.isError && (
        <LoadFailure title={t.historyFailed} error={lines.error} onRetry={() => lines.refetch()} />
      )}
      <ul className={styles.list}>
        {lines.data?.map(({ id, delta, reason, slot, note, date_created }) => (
          <li key={id} className={styles.line}>
            <span>
              <span>{slot === null ? t.reason[reason] : `${t.reason[reason]}: ${place(slot)}`}</span>
              <span className={styles.soft}>{dayAndTime(date_created)}</span>
              {note !== null && note !== deskReasons.undone && (
                <span className={styles.soft}>{note === passWithdrawn ? t.withdrawn : note}</span>
              )}
            </span>
            <strong>{delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
}
