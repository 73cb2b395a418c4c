import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { CheckField } from '../../../staff/form/CheckField.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Fold } from '../../../ui/Fold.tsx';
import type { Reservation } from '../reservations.ts';
import { tillTexts } from '../till/till.texts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './PayDialog.module.css';
import type { ChosenRides } from './useChosenRides.ts';

/** Which rides of a bill are paid now; those of a party are collapsed, because usually all are. */
export function RideChoice({ rides }: { rides: ChosenRides }) {
  const t = useStaffPageTexts(tillTexts);
  const { own, others, chosen } = rides;
  const list = (some: readonly Reservation[]) =>
    some.map((ride) => <Line key={ride.slot.id} ride={ride} rides={rides} />);
  return (
    <>
      {own.length > 1 && (
        <Fold title={<span>{t.which(own.filter((ride) => chosen.includes(ride)).length, own.length)}</span>}>
          {list(own)}
        </Fold>
      )}
      {others.length > 0 && (
        <fieldset className={styles.passes}>
          <legend className={styles.legend}>{t.others}</legend>
          {list(others)}
        </fieldset>
      )}
    </>
  );
}

function Line({ ride, rides }: { ride: Reservation; rides: ChosenRides }) {
  const words = useReservationWords();
  const { price } = useTexts().common;
  return (
    <CheckField
      label={`${words.place(ride.slot)}, ${words.name(ride)}, ${price(ride.slot.price)}`}
      checked={rides.chosen.includes(ride)}
      onChange={() => rides.toggle(ride)}
    />
  );
}
