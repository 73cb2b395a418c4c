import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import type { Elements } from '../../../ui/elements.ts';
import type { Reservation } from '../reservations.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import type { RideToCancel } from './api/deskCancellations.ts';
import styles from './Cancel.module.css';
import { cancelTexts } from './cancel.texts.ts';

type Fate = 'unpaid' | 'pass' | 'paper' | 'online' | 'unsure' | 'desk';
const fates: readonly Fate[] = ['unpaid', 'pass', 'paper', 'online', 'unsure', 'desk'];

function fateOf({ payment, paid, method, cents }: RideToCancel): Fate {
  if (payment === null) return 'unpaid';
  if (paid === 'pass') return 'pass';
  if (paid === 'online') return cents === null ? 'unsure' : 'online';
  return method === 'pass' && cents === 0 ? 'paper' : 'desk';
}

/** What becomes of the money, case by case, each with its slots. */
export function MoneyBack({
  rides,
  money,
}: {
  rides: readonly Reservation[];
  money: readonly RideToCancel[];
}) {
  const t = useStaffPageTexts(cancelTexts);
  const { price } = useTexts().common;
  const words = useReservationWords();
  const lineOf = (fate: Fate, some: readonly RideToCancel[]): string => {
    if (fate === 'online' || fate === 'desk') {
      const cents = some.reduce((sum, ride) => sum + (ride.cents ?? 0), 0);
      return t[fate](some.length, price(cents));
    }
    return t[fate](some.length);
  };
  const placesOf = (some: readonly RideToCancel[]): string =>
    rides
      .filter(({ slot }) => some.some((ride) => ride.slot === slot.id))
      .map(({ slot }) => words.place(slot))
      .join(' · ');
  const lines: Elements[] = fates.flatMap((fate) => {
    const some = money.filter((ride) => fateOf(ride) === fate);
    if (some.length === 0) return [];
    return [
      <li key={fate}>
        <strong>{lineOf(fate, some)}</strong> <span className={styles.places}>{placesOf(some)}</span>
      </li>,
    ];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.money} aria-label={t.what}>
      {lines}
    </ul>
  );
}
