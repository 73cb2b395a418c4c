import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { useDesk } from '../deskContext.ts';
import forms from '../forms.module.css';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { anySlot } from './drafts.ts';
import { GuestForm } from './GuestForm.tsx';
import { RiderSearch } from './RiderSearch.tsx';

/** Books a free slot at the desk: for a guest by name and phone, or for a rider's account. */
export function BookDialog({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { actions, drafts } = useDesk();
  const takesGuests = usePark().features.includes('desk');
  const [kind, setKind] = useState<'guest' | 'rider'>(takesGuests ? 'guest' : 'rider');

  return (
    <Dialog open onClose={onClose} title={t.book}>
      <p>
        <strong>{words.when(slot)}</strong>
        <br />
        <span>{words.cost(slot)}</span>
      </p>
      <div className={forms.form}>
        {takesGuests && (
          <Choice
            legend={t.bookFor}
            options={[
              { value: 'guest', label: t.forGuest },
              { value: 'rider', label: t.forRider },
            ]}
            value={kind}
            onChange={setKind}
          />
        )}
        {kind === 'guest' ? (
          <GuestForm
            draft={drafts.guests.read(anySlot)}
            onGuest={(guest) => {
              onClose();
              void drafts.guests.keepUntil(anySlot, guest, actions.bookGuest(slot, guest));
            }}
          />
        ) : (
          <RiderSearch
            onRider={(rider) => {
              onClose();
              void actions.book(slot, rider);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
