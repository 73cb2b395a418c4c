import { riderPath } from '@cablepark/contract/desk-paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { decideArrival, decideNoShow } from '@cablepark/domain/booking/desk-rules';
import { isCorrectable } from '@cablepark/domain/desk/corrections';
import { hasEnded } from '@cablepark/domain/slots/slot';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import known from '../../../staff/form/Facts.module.css';
import { useStaffPageTexts, useStaffTexts } from '../../../staff/texts.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { cardTexts } from '../card/card.texts.ts';
import { ChooseFor } from '../closures/ClosurePeople.tsx';
import { useAskedRides } from '../closures/useAskedRides.ts';
import { correctionTexts } from '../correct/corrections.texts.ts';
import { useDesk } from '../deskContext.ts';
import {
  CardIcon,
  CashIcon,
  GroupIcon,
  MissingIcon,
  MoveIcon,
  PencilIcon,
  PhoneIcon,
  UndoIcon,
} from '../icons.tsx';
import { PaidLabel } from '../PaidLabel.tsx';
import { partyTexts } from '../party/party.texts.ts';
import type { Reservation } from '../reservations.ts';
import { phoneLink, phoneText } from '../rider.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './DetailsDialog.module.css';

/** One reservation with all its actions. */
export function DetailsDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { slot, rider, payment, missing } = reservation;
  return (
    <Dialog open onClose={onClose} title={words.name(reservation)} shape="sheet">
      <dl className={known.facts}>
        <div>
          <dt>{t.start}</dt>
          <dd>{words.when(slot)}</dd>
        </div>
        <div>
          <dt>{t.price}</dt>
          <dd>{words.cost(slot)}</dd>
        </div>
        <div>
          <dt>{t.email}</dt>
          <dd>{rider ? (rider.email ?? t.guest) : t.unknownRider}</dd>
        </div>
        <div>
          <dt>{t.payment}</dt>
          <dd>{slot.payment === null ? t.notPaid : <PaidLabel payment={payment} />}</dd>
        </div>
      </dl>
      {missing && (
        <p className={styles.missing}>
          <MissingIcon />
          <span>{t.missing}</span>
        </p>
      )}
      <div className={styles.actions}>
        {rider?.phone && (
          <a className={styles.call} href={phoneLink(rider.phone)}>
            <PhoneIcon />
            <span>{phoneText(rider.phone)}</span>
          </a>
        )}
        {rider && <CardLink rider={rider.id} />}
        <ChooseFor slot={slot.id} name={words.name(reservation)} />
        {reservation.place && <PartyAction party={reservation.place.party} />}
        <PaymentActions reservation={reservation} onClose={onClose} />
        <DeskOnlyActions reservation={reservation} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function PartyAction({ party }: { party: number }) {
  const t = useStaffPageTexts(partyTexts);
  const { open } = useDesk();
  return (
    <Button onClick={() => open({ kind: 'party', party })}>
      <GroupIcon />
      <span>{t.view}</span>
    </Button>
  );
}

/** Leads to what the staff know of the rider. */
function CardLink({ rider }: { rider: string }) {
  const t = useStaffPageTexts(cardTexts);
  if (!usePark().features.includes('riders')) return null;
  return <ButtonLink to={riderPath(rider)}>{t.open}</ButtonLink>;
}

/** Pay or unbook while unpaid (SPEC.md §4); an Editor may void. */
function PaymentActions({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useDeskTexts();
  const { payments } = useStaffTexts();
  const { actions, open } = useDesk();
  const role = useAuth().user?.role ?? null;
  const isAnnounced = usePark().features.includes('desk');
  if (reservation.slot.payment !== null) {
    if (!isAnnounced) return null;
    return (
      <>
        <Button onClick={() => open({ kind: 'payment', reservation })}>
          <CardIcon />
          <span>{payments.details}</span>
        </Button>
        {may(role, 'payment.void') && (
          <Button onClick={() => open({ kind: 'void', reservation })}>
            <UndoIcon />
            <span>{t.void}</span>
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button variant="primary" data-autofocus onClick={() => open({ kind: 'pay', reservation })}>
        <CashIcon />
        <span>{t.pay}</span>
      </Button>
      <Button
        onClick={() => {
          onClose();
          void actions.unbook(reservation);
        }}
      >
        <CloseIcon />
        <span>{t.unbookConfirm}</span>
      </Button>
    </>
  );
}

/** Actions beyond the specification's calls: only if the server supports them. */
function DeskOnlyActions({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useDeskTexts();
  const { actions, open } = useDesk();
  const now = useNow();
  const role = useAuth().user?.role ?? null;
  const { features } = usePark();
  const { slot, missing, arrived, payment } = reservation;
  const correction = useStaffPageTexts(correctionTexts);
  const isClosed = useAskedRides().has(slot.id);
  if (!features.includes('desk')) return null;
  const checksIn =
    features.includes('check-in') && (arrived || decideArrival({ slot, now, hasArrived: arrived }) === 'ok');
  const checkIn = () => {
    onClose();
    void actions.checkIn(reservation, !arrived);
  };
  const mark = () => {
    onClose();
    void actions.mark(reservation, !missing);
  };
  return (
    <>
      {may(role, 'ride.correct') && payment !== null && isCorrectable(payment.method) && (
        <Button onClick={() => open({ kind: 'method', reservation })}>
          <CashIcon />
          <span>{correction.methodOpen}</span>
        </Button>
      )}
      {may(role, 'ride.correct') && (
        <Button onClick={() => open({ kind: 'correct', reservation })}>
          <PencilIcon />
          <span>{correction.open}</span>
        </Button>
      )}
      {may(role, 'slot.move') && !hasEnded(slot, now) && (
        <Button onClick={() => open({ kind: 'move', reservation })}>
          <MoveIcon />
          <span>{t.move}</span>
        </Button>
      )}
      {checksIn && may(role, 'slot.checkIn') && (
        <Button onClick={checkIn}>
          <CheckIcon />
          <span>{arrived ? t.unmarkArrived : t.markArrived}</span>
        </Button>
      )}
      {may(role, 'slot.noShow') &&
        (missing || decideNoShow({ slot, now, isMarked: missing, isClosed }) === 'ok') && (
          <Button onClick={mark}>
            {missing ? <CheckIcon /> : <MissingIcon />}
            <span>{missing ? t.unmarkMissing : t.markMissing}</span>
          </Button>
        )}
    </>
  );
}
