import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useRef, useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { useDesk } from '../deskContext.ts';
import forms from '../forms.module.css';
import { GroupIcon } from '../icons.tsx';
import { partyTexts } from '../party/party.texts.ts';
import { RiderSearch } from '../riders/RiderSearch.tsx';
import { useGearFields } from '../till/useGearFields.tsx';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { anySlot } from './drafts.ts';
import { GuestForm } from './GuestForm.tsx';
import { OtherPlaces } from './OtherPlaces.tsx';
import { useDeskPlace } from './useDeskPlace.ts';

interface BookDialogProps {
  slot: Slot;
  /** Whether it is the rest of a missed slot, which a guest may get for less. */
  isRest: boolean;
  onClose: () => void;
}

/** Books a free slot at the desk: for a guest by name and phone, or for a rider's account. Reports if somebody takes the slot meanwhile. */
export function BookDialog({ slot: first, isRest, onClose }: BookDialogProps) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { open } = useDesk();
  const { features, zone } = usePark();
  const party = useStaffPageTexts(partyTexts);
  const takesGuests = features.includes('desk');
  const [kind, setKind] = useState<'guest' | 'rider'>(takesGuests ? 'guest' : 'rider');
  const [slot, setSlot] = useState(first);
  const others = useDeskPlace(slot);
  const form = useRef<HTMLDivElement>(null);
  const choose = (other: Slot) => {
    setSlot(other);
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  };

  return (
    <Dialog open onClose={onClose} title={t.book}>
      <p>
        <strong>{words.when(slot)}</strong>
        <br />
        <span>{words.cost(slot)}</span>
      </p>
      <div ref={form} className={forms.form}>
        {others && <OtherPlaces slots={others} onSlot={choose} />}
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
        {features.includes('parties') && (
          <Button onClick={() => open({ kind: 'group', day: dayOf(slot.start, zone), first: slot })}>
            <GroupIcon />
            <span>{party.title}</span>
          </Button>
        )}
        <ForWhom
          kind={kind}
          slot={slot}
          isRest={isRest && slot === first}
          isGone={others !== null}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}

interface ForWhomProps extends BookDialogProps {
  kind: 'guest' | 'rider';
  /** Whether somebody else has the slot by now. */
  isGone: boolean;
}

/** The guest's form or the search for an account, and the gear beside it. */
function ForWhom({ kind, slot, isRest, isGone, onClose }: ForWhomProps) {
  const { actions, drafts } = useDesk();
  const gear = useGearFields(slot.start);
  const withGear = async (booking: Promise<boolean>) => {
    const isBooked = await booking;
    if (isBooked) await gear.save([slot.id]);
    return isBooked;
  };
  return (
    <>
      {gear.fields}
      {kind === 'guest' ? (
        <GuestForm
          draft={drafts.guests.read(anySlot)}
          fullPrice={isRest ? slot.price : null}
          isOff={isGone}
          onGuest={(guest, price) => {
            onClose();
            void drafts.guests.keepUntil(anySlot, guest, withGear(actions.bookGuest(slot, guest, price)));
          }}
        />
      ) : (
        <RiderSearch
          onRider={(rider) => {
            onClose();
            void withGear(actions.book(slot, rider));
          }}
        />
      )}
    </>
  );
}
