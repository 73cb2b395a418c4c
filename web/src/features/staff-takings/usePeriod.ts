import type { DayRange } from '@cablepark/domain/time/day-range';
import { useState } from 'react';
import { type Preset, presetRange, type RangeFault, readDays } from './takings.ts';

export interface Period {
  preset: Preset | 'own';
  /** The two fields of a custom range, as typed. */
  own: { from: string; to: string };
  /** Null for an invalid range; `fault` says why. */
  days: DayRange | null;
  fault: RangeFault | null;
  onPreset: (preset: Preset | 'own') => void;
  onOwn: (own: { from: string; to: string }) => void;
}

/** The selected days. A custom range starts with the days of the previous preset. */
export function usePeriod(today: Temporal.PlainDate): Period {
  const [preset, setPreset] = useState<Preset | 'own'>('week');
  const [own, setOwn] = useState({ from: today.toString(), to: today.toString() });
  const range = preset === 'own' ? readDays(own.from, own.to) : presetRange(preset, today);
  const [days, fault] = typeof range === 'string' ? [null, range] : [range, null];

  const onPreset = (preset: Preset | 'own') => {
    if (preset === 'own' && days) setOwn({ from: days.from.toString(), to: days.to.toString() });
    setPreset(preset);
  };
  return { preset, own, days, fault, onPreset, onOwn: setOwn };
}
