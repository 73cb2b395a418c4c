import { dayOf } from '@cablepark/domain/time/park-time';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import type { Turn } from './month/useLiveMonth.ts';
import { type Turned, turned } from './turned.ts';

/** The interval between two announcements, which sum up the changes. */
const collectMs = 4_000;

interface Viewing {
  day: Temporal.PlainDate | null;
  me: string | null;
  zone: string;
}

interface Collected extends Turned {
  day: string | undefined;
  timer: ReturnType<typeof setTimeout>;
}

/** Announces to screen readers which slots of the open day others just booked and freed. */
export function useTurned({ day, me, zone }: Viewing): { said: string; note: Turn } {
  const t = useTexts().planner;
  const [told, setTold] = useState({ day: '', text: '' });
  const collected = useRef<Collected>(null);
  const dayText = day?.toString();
  useEffect(() => () => clearTimeout(collected.current?.timer), []);

  const note = useCallback<Turn>(
    (before, after) => {
      const ofDay = after.filter(({ start }) => dayOf(start, zone).toString() === dayText);
      const more = turned(before, ofDay, me);
      if (dayText === undefined || more.taken + more.freed === 0) return;
      const known = collected.current;
      if (known?.day === dayText) {
        known.taken += more.taken;
        known.freed += more.freed;
        return;
      }
      clearTimeout(known?.timer);
      const sum: Collected = {
        ...more,
        day: dayText,
        timer: setTimeout(() => {
          collected.current = null;
          const parts = [sum.taken > 0 && t.othersTook(sum.taken), sum.freed > 0 && t.othersFreed(sum.freed)];
          setTold({ day: dayText, text: parts.filter(Boolean).join(' ') });
        }, collectMs),
      };
      collected.current = sum;
    },
    [dayText, me, zone, t],
  );
  return { said: told.day === dayText ? told.text : '', note };
}
