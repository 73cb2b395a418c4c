import { readNames } from '@cablepark/domain/booking/party';
import type { Slot } from '@cablepark/domain/slots/slot';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { TextField } from '../../../staff/form/TextField.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { daySlots } from '../api/deskDay.ts';
import { useDesk } from '../deskContext.ts';
import forms from '../forms.module.css';
import { useGearFields } from '../till/useGearFields.tsx';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './Group.module.css';
import { GroupContact, useGroupContact } from './GroupContact.tsx';
import { GroupSlots, useGroupSlots } from './GroupSlots.tsx';
import { LostPlaces } from './PlacesFields.tsx';
import { partyTexts } from './party.texts.ts';

interface GroupDialogProps {
  day: Temporal.PlainDate;
  /** The slot from which staff opened it. */
  first: Slot | null;
  /** One that gets more slots; null for a new one. */
  party: { id: number; rider: Rider } | null;
  onClose: () => void;
}

/** Books several slots for one contact: a search proposes them, and a tap on a time changes the choice. */
export function GroupDialog({ day, first, party, onClose }: GroupDialogProps) {
  const t = useStaffPageTexts(partyTexts);
  const { zone } = usePark();
  const { data, error, isPending, refetch } = useQuery(daySlots(day, zone));
  return (
    <Dialog open onClose={onClose} title={party ? t.addTo(party.rider.name) : t.title} shape="sheet">
      {isPending && <Skeleton height="16rem" />}
      {error && <LoadFailure title={t.slotsFailed} error={error} onRetry={refetch} />}
      {data && <GroupForm slots={data} day={day} first={first} party={party} onClose={onClose} />}
    </Dialog>
  );
}

function GroupForm({ slots, day, first, party, onClose }: GroupDialogProps & { slots: readonly Slot[] }) {
  const t = useStaffPageTexts(partyTexts);
  const { book } = useDeskTexts();
  const { zone } = usePark();
  const { actions } = useDesk();
  const choice = useGroupSlots(slots, day, first);
  const contact = useGroupContact();
  const [names, setNames] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const [state, setState] = useState<'open' | 'sending' | 'taken'>('open');
  const { chosenSlots, hireRow } = choice;
  const gear = useGearFields(chosenSlots[0]?.start ?? startOfDay(day, zone));
  const contactNow = party ? { rider: party.rider, party: party.id } : contact.value;
  const people = readNames(names);
  const tooManyNames = people.length > chosenSlots.length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!choice.isWhole || tooManyNames || contactNow === null || state === 'sending') return;
    setState('sending');
    const outcome = await actions.bookParty(chosenSlots, contactNow, { names: people, hire: hireRow });
    if (outcome === 'done') {
      onClose();
      await gear.save(chosenSlots.map(({ id }) => id));
    } else setState(outcome === 'taken' ? 'taken' : 'open');
  };

  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      {state === 'taken' && (hireRow || !choice.places.isByHand) && (
        <Alert kind="warning">{hireRow ? t.hireTakenNow : t.taken}</Alert>
      )}
      {state !== 'sending' && !choice.isHire && <LostPlaces places={choice.places} />}
      <GroupSlots choice={choice} mayHire={!party} isAttempted={isAttempted} />
      {!party && <GroupContact contact={contact} isAttempted={isAttempted} />}
      <Fold title={<span>{t.names}</span>} open={tooManyNames || undefined}>
        <TextField
          label={t.names}
          hint={t.namesHint}
          value={names}
          error={tooManyNames ? t.namesFault(people.length, chosenSlots.length) : undefined}
          onChange={(event) => setNames(event.target.value)}
        />
      </Fold>
      {gear.fields}
      <div className={styles.confirm}>
        <Button type="submit" variant="primary" wide busy={state === 'sending'}>
          {chosenSlots.length === 0 ? book : t.book(chosenSlots.length)}
        </Button>
      </div>
    </form>
  );
}
