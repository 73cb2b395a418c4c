import { useQuery } from '@tanstack/react-query';
import { readSlotsById } from '../../booking/api/readSlotsById.ts';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { useSlotWords } from '../../booking/useSlotWords.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import styles from './WaitingSlots.module.css';

/** The slots that a visitor chose before the log-in; the question about them follows it. Renders nothing after an error. */
export default function WaitingSlots({ ids }: { ids: readonly number[] }) {
  const t = useTexts().auth;
  const words = useSlotWords();
  const { data } = useQuery({
    queryKey: [...slotKeys.lists, 'waiting', ...ids],
    queryFn: ({ signal }) => readSlotsById(ids, signal),
  });
  const [first, ...others] = data ?? [];
  if (!first) return null;
  return (
    <aside className={styles.waiting} aria-label={t.slotWaits(others.length + 1)}>
      <p className={styles.label}>{t.slotWaits(others.length + 1)}</p>
      <p className={styles.time}>{[first, ...others].map(words.time).join(', ')}</p>
      <p>
        <span>{words.day(first)}</span> · <span>{words.track(first)}</span>
      </p>
    </aside>
  );
}
