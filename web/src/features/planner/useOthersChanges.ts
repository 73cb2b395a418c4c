import { dayOf } from '@cablepark/domain/time/park-time';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import type { OnSlotsChange } from './month/useLiveMonth.ts';
import { countOthersChanges, type OthersChanges } from './othersChanges.ts';

/** The interval between two announcements, which sum up the changes. */
const collectMs = 4_000;

interface Viewing {
  day: Temporal.PlainDate | null;
  me: string | null;
  zone: string;
}

interface PendingSum extends OthersChanges {
  day: string | undefined;
  timer: ReturnType<typeof setTimeout>;
}

/** Announces to screen readers which slots of the open day others just booked and freed. */
export function useOthersChanges({ day, me, zone }: Viewing): { announcement: string; note: OnSlotsChange } {
  const t = useTexts().planner;
  const [announcement, setAnnouncement] = useState({ day: '', text: '' });
  const pending = useRef<PendingSum>(null);
  const dayText = day?.toString();
  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  const note = useCallback<OnSlotsChange>(
    (before, after) => {
      const ofDay = after.filter(({ start }) => dayOf(start, zone).toString() === dayText);
      const more = countOthersChanges(before, ofDay, me);
      if (dayText === undefined || more.taken + more.freed === 0) return;
      const previous = pending.current;
      if (previous?.day === dayText) {
        previous.taken += more.taken;
        previous.freed += more.freed;
        return;
      }
      clearTimeout(previous?.timer);
      const sum: PendingSum = {
        ...more,
        day: dayText,
        timer: setTimeout(() => {
          pending.current = null;
          const parts = [sum.taken > 0 && t.othersTook(sum.taken), sum.freed > 0 && t.othersFreed(sum.freed)];
          setAnnouncement({ day: dayText, text: parts.filter(Boolean).join(' ') });
        }, collectMs),
      };
      pending.current = sum;
    },
    [dayText, me, zone, t],
  );
  return { announcement: announcement.day === dayText ? announcement.text : '', note };
}
