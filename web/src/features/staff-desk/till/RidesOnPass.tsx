import { coveredRides } from '@cablepark/domain/passes/covered-rides';
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { passesOf } from '../../../booking/api/readPasses.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Reservation } from '../reservations.ts';
import styles from './Bill.module.css';
import { tillTexts } from './till.texts.ts';
import { unfitReason } from './unfitReason.ts';
import type { BillDraft } from './useBill.ts';

interface RidesOnPassProps {
  rides: readonly Reservation[];
  bill: BillDraft;
}

/** The passes of a party's contact. Each pays for as many rides as it can, or for the chosen ones. */
export function RidesOnPass({ rides, bill }: RidesOnPassProps) {
  const rider = rides[0]?.slot.rider ?? null;
  const { data = [] } = useQuery({ ...passesOf(rider ?? ''), enabled: rider !== null });
  return data.map((pass) => <PassRides key={pass.id} pass={pass} rides={rides} bill={bill} />);
}

function PassRides({ pass, rides, bill }: RidesOnPassProps & { pass: UsedPass }) {
  const t = useStaffPageTexts(tillTexts);
  const { language } = useLanguage();
  const { zone } = usePark();
  const { user } = useAuth();
  if (!user) return null;
  // Rides that another pass pays for are not this one's.
  const own = rides.filter(({ slot }) => (bill.payingPass(slot.id)?.id ?? pass.id) === pass.id);
  const covered = (some: readonly Reservation[]) => {
    const slots = some.map(({ slot }) => slot);
    const decisions = coveredRides(pass, slots, user, zone);
    return slots.filter((_slot, index) => decisions[index] === 'ok').map(({ id }) => id);
  };
  const chosenRides = own.filter(({ slot }) => bill.payingPass(slot.id) !== null);
  const most = covered(own);
  const reasonOf = (ride: Reservation) => {
    const triedRides = [...chosenRides.filter((each) => each !== ride), ride];
    return unfitReason(
      coveredRides(
        pass,
        triedRides.map(({ slot }) => slot),
        user,
        zone,
      ).at(-1) ?? 'ok',
      t.unfit,
    );
  };
  return (
    <fieldset className={styles.onPass}>
      <legend>{t.onPass(inLanguage(pass.kind.name, language), t.left[pass.kind.unit](pass.balance))}</legend>
      <div className={styles.items}>
        {most.length > 0 && <Button onClick={() => bill.payWith(pass, most)}>{t.asMany(most.length)}</Button>}
        {chosenRides.length > 0 && <Button onClick={() => bill.payWith(pass, [])}>{t.noneOnPass}</Button>}
      </div>
      <div className={styles.rides}>
        {own.map((ride) => {
          const isChosen = chosenRides.includes(ride);
          const reason = isChosen ? null : reasonOf(ride);
          const name = ride.place?.name;
          const ids = chosenRides.filter((each) => each !== ride).map(({ slot }) => slot.id);
          return (
            <button
              key={ride.slot.id}
              type="button"
              className={styles.ride}
              aria-pressed={isChosen}
              disabled={reason !== null}
              onClick={() => bill.payWith(pass, isChosen ? ids : [...ids, ride.slot.id])}
            >
              <span>{name ? `${ride.time} ${name}` : ride.time}</span>
              {reason !== null && <span className={styles.price}>{reason}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
