import type { DayRange } from '@cablepark/domain/time/day-range';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { seasonRange } from './api/takings.ts';
import { type Preset, presetRange, type RangeFault, readDays } from './takings.ts';

export interface Period {
  preset: Preset | 'own';
  /** The two fields of a custom range, as typed. */
  own: { from: string; to: string };
  /** Null for an invalid range; `fault` says why. */
  days: DayRange | null;
  fault: RangeFault | null;
  /** Why the days of the season are not known. */
  failure: { error: Error; retry: () => void } | null;
  onPreset: (preset: Preset | 'own') => void;
  onOwn: (own: { from: string; to: string }) => void;
}

/** The selected days. A custom range starts with the days of the previous preset. */
export function usePeriod(today: Temporal.PlainDate): Period {
  const [preset, setPreset] = useState<Preset | 'own'>('week');
  const [own, setOwn] = useState({ from: today.toString(), to: today.toString() });
  const season = useQuery({ ...seasonRange, enabled: preset === 'season' });
  const range = preset === 'own' ? readDays(own.from, own.to) : presetRange(preset, today, season.data);
  const [days, fault] = typeof range === 'string' ? [null, range] : [range, null];

  const onPreset = (preset: Preset | 'own') => {
    if (preset === 'own' && days) setOwn({ from: days.from.toString(), to: days.to.toString() });
    setPreset(preset);
  };
  const failure =
    preset === 'season' && season.error ? { error: season.error, retry: () => void season.refetch() } : null;
  return { preset, own, days, fault, failure, onPreset, onOwn: setOwn };
}
