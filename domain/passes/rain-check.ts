import type { VatRate } from '../park/vat-rates.ts';
import type { PassKind } from './pass-kind.ts';

/** A rain check is valid for this many days: until the same time of the next season. */
export const rainCheckDays = 365;

/**
 * The pass of a rain check: one ride as long as the closed one, on any track, for whoever has its code. It costs nothing, as the closed ride
 * was paid.
 * @param day of today in the park @param vat of the closed ride's payment
 */
export function rainCheckKind({
  minutes,
  day,
  vat,
}: {
  minutes: number;
  day: Temporal.PlainDate;
  vat: VatRate;
}): PassKind {
  return {
    row: 'rain-check',
    name: { pl: 'Bon na później', en: 'Rain check' },
    unit: 'rides',
    amount: 1,
    price: 0,
    vat,
    rideMinutes: minutes,
    validDays: null,
    validUntil: day.add({ days: rainCheckDays }).toString(),
    tracks: null,
    perDay: null,
    shared: true,
  };
}
