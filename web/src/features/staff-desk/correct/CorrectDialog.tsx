import { may } from '@cablepark/domain/accounts/permissions';
import { useState } from 'react';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { EmailForm } from '../../../staff/people/EmailForm.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { useDesk } from '../deskContext.ts';
import { GuestForm } from '../dialogs/GuestForm.tsx';
import forms from '../forms.module.css';
import type { Reservation } from '../reservations.ts';
import { RiderSearch } from '../riders/RiderSearch.tsx';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { correctionTexts } from './corrections.texts.ts';

/** Corrects a rider's name and phone, or the rider of a booking. */
export function CorrectDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useStaffPageTexts(correctionTexts);
  const words = useReservationWords();
  const { rider } = reservation;
  const [what, setWhat] = useState<'contact' | 'rider'>(rider === null ? 'rider' : 'contact');
  return (
    <Dialog open onClose={onClose} title={t.title}>
      {words.confirmation(reservation, null)}
      <div className={forms.form}>
        {rider !== null && (
          <Choice
            legend={t.what}
            options={[
              { value: 'contact', label: t.contact },
              { value: 'rider', label: t.rider },
            ]}
            value={what}
            onChange={setWhat}
          />
        )}
        {what === 'contact' ? (
          <Contact reservation={reservation} onClose={onClose} />
        ) : (
          <RightRider reservation={reservation} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface PartProps {
  reservation: Reservation;
  onClose: () => void;
}

function Contact({ reservation, onClose }: PartProps) {
  const t = useStaffPageTexts(correctionTexts);
  const { correct } = useDesk().actions;
  const role = useAuth().user?.role ?? null;
  const { rider } = reservation;
  return (
    <>
      {rider?.email != null && <p className={forms.note}>{t.contactNote}</p>}
      <GuestForm
        fullPrice={null}
        draft={rider ? { firstName: rider.name, phone: rider.phone } : undefined}
        needsPhone={rider !== null && rider.phone !== ''}
        label={t.save}
        onGuest={(contact) => {
          onClose();
          void correct.contact(reservation, contact);
        }}
      />
      {rider?.email != null && may(role, 'user.editAny') && (
        <EmailForm
          email={rider.email}
          onEmail={(email) => {
            onClose();
            void correct.email(reservation, email);
          }}
        />
      )}
    </>
  );
}

function RightRider({ reservation, onClose }: PartProps) {
  const t = useStaffPageTexts(correctionTexts);
  const desk = useDeskTexts();
  const { correct } = useDesk().actions;
  const [kind, setKind] = useState<'guest' | 'rider'>('guest');
  const { place } = reservation;
  return (
    <>
      {place !== null && <Alert kind="info">{t.partyNote(place.of)}</Alert>}
      <p className={forms.note}>{t.riderNote}</p>
      <Choice
        legend={desk.bookFor}
        options={[
          { value: 'guest', label: desk.forGuest },
          { value: 'rider', label: desk.forRider },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'guest' ? (
        <GuestForm
          fullPrice={null}
          draft={undefined}
          label={t.give}
          onGuest={(guest) => {
            onClose();
            void correct.guest(reservation, guest);
          }}
        />
      ) : (
        <RiderSearch
          onRider={(rider) => {
            onClose();
            void correct.rider(reservation, rider);
          }}
        />
      )}
    </>
  );
}
