import { placesOfDeposit } from '@cablepark/domain/groups/deposit';
import { type DeskMethod, saleMethods } from '@cablepark/domain/park/policy';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useDesk } from '../deskContext.ts';
import { groupOfParty } from '../groups/api/groupEnquiries.ts';
import { partyTexts } from '../party/party.texts.ts';
import { useParty } from '../party/useParty.ts';
import type { Reservation } from '../reservations.ts';
import { BillPayment } from '../till/BillPayment.tsx';
import { RidesOnPass } from '../till/RidesOnPass.tsx';
import { tillTexts } from '../till/till.texts.ts';
import { useBill } from '../till/useBill.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './PayDialog.module.css';
import { RideChoice } from './RideChoice.tsx';
import { useChosenRides } from './useChosenRides.ts';

interface PayPartyProps {
  reservation: Reservation;
  party: number;
  onClose: () => void;
}

/** All unpaid rides of a party at once, or those that staff choose. */
export function PayParty(props: PayPartyProps) {
  const { rides, error, refetch } = useParty(props.party);
  const t = useStaffPageTexts(partyTexts);
  if (rides) return <PayRides {...props} rides={rides} />;
  if (error) return <LoadFailure title={t.loadFailed} error={error} onRetry={refetch} />;
  return <Skeleton height="12rem" />;
}

function PayRides({ reservation, party, rides, onClose }: PayPartyProps & { rides: readonly Reservation[] }) {
  const t = useStaffPageTexts(partyTexts);
  const { rider } = reservation;
  const desk = useDeskTexts();
  const words = useReservationWords();
  const { actions, open } = useDesk();
  const { features } = usePark();
  const unpaid = rides.filter(({ slot }) => slot.payment === null);
  const choice = useChosenRides(reservation, unpaid);
  const { chosen } = choice;
  const bill = useBill(
    chosen.map(({ slot }) => ({ slot, amount: slot.price })),
    rider,
  );

  const pay = (method: DeskMethod) => {
    const wholeBill = method === 'pass' ? null : bill.paidBy(method);
    if (wholeBill === null) return;
    onClose();
    void actions.payBill(wholeBill);
  };

  return (
    <>
      <p className={styles.what}>
        <strong>{t.ofGroup(rider?.name || rider?.email || desk.unknownRider, chosen.length)}</strong>
        <span>{words.when(reservation.slot)}</span>
      </p>
      <TakeDeposit party={party} rides={rides} onChoose={choice.choose} />
      <RideChoice rides={choice} />
      {features.includes('passes') && <RidesOnPass rides={chosen} bill={bill} />}
      <BillPayment
        bill={bill}
        total={bill.total}
        methods={saleMethods}
        isOpen={(method) => chosen.length > 0 && method !== 'pass' && bill.paidBy(method) !== null}
        onPay={pay}
        onClose={onClose}
        slots={chosen.map((ride) => ride.slot)}
      />
      <Button onClick={() => open({ kind: 'party', party })}>{t.view}</Button>
    </>
  );
}

interface TakeDepositProps {
  party: number;
  rides: readonly Reservation[];
  onChoose: (rides: readonly Reservation[]) => void;
}

/** What a group still owes of its deposit: payment in full of the first rides that it covers (docs/decisions/107). */
function TakeDeposit({ party, rides, onChoose }: TakeDepositProps) {
  const t = useStaffPageTexts(tillTexts);
  const { price } = useTexts().common;
  const { features } = usePark();
  const { data } = useQuery({ ...groupOfParty(party), enabled: features.includes('groups') });
  const places = rides.map((ride) => ({
    ride,
    price: ride.slot.price,
    isPaid: ride.slot.payment !== null,
  }));
  const covered = placesOfDeposit(places, data?.deposit ?? 0);
  if (!data || covered.length === 0) return null;
  const sum = covered.reduce((all, place) => all + place.price, 0);
  return (
    <Button onClick={() => onChoose(covered.map(({ ride }) => ride))}>
      {t.deposit(price(data.deposit), covered.length, price(sum))}
    </Button>
  );
}
