import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { daySlots } from '../api/deskDay.ts';
import forms from '../forms.module.css';
import group from '../party/Group.module.css';
import { ChosenPlaces, LostPlaces, PlacesSearch } from '../party/PlacesFields.tsx';
import { usePlaces } from '../party/usePlaces.ts';
import { type GroupEnquiry, type NewOffer, offerPlaces, usualDeposit } from './api/groupEnquiries.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { groupsTexts } from './groups.texts.ts';
import { useAnswering } from './useAnswering.ts';
import { useConditions } from './useConditions.ts';

const noDeposit = { by: 'none', amount: 0 } as const;

interface OfferDialogProps {
  enquiry: GroupEnquiry;
  onClose: () => void;
}

/** Finds places for a group, holds them until a time, and mails the offer. */
export function OfferDialog({ enquiry, onClose }: OfferDialogProps) {
  const t = useStaffPageTexts(groupsTexts);
  const { zone } = usePark();
  const [dayText, setDayText] = useState(enquiry.day.toString());
  const day = dayText === '' ? enquiry.day : Temporal.PlainDate.from(dayText);
  const { data, error, isPending, refetch } = useQuery(daySlots(day, zone));
  return (
    <Dialog open onClose={onClose} title={t.offerTo(enquiry.name)} shape="sheet">
      <div className={forms.form}>
        <Field
          label={t.day}
          type="date"
          value={dayText}
          onChange={(event) => setDayText(event.target.value)}
        />
        {isPending && <Skeleton height="16rem" />}
        {error && <LoadFailure title={t.slotsFailed} error={error} onRetry={refetch} />}
        {data && (
          <OfferForm key={day.toString()} enquiry={enquiry} slots={data} day={day} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface OfferFormProps extends OfferDialogProps {
  slots: readonly Slot[];
  day: Temporal.PlainDate;
}

function OfferForm({ enquiry, slots, day, onClose }: OfferFormProps) {
  const t = useStaffPageTexts(groupsTexts);
  const texts = useTexts();
  const places = usePlaces(slots, day, {
    first: null,
    people: String(enquiry.people),
    time: enquiry.time,
  });
  const { chosenSlots } = places;
  const { data: usual = noDeposit } = useQuery(usualDeposit);
  const conditions = useConditions(chosenSlots, { termsBefore: enquiry.terms, usual });
  const [isAttempted, setAttempted] = useState(false);
  const isWhole = chosenSlots.length > 0 && (places.isByHand || chosenSlots.length === places.peopleCount);
  const { mutate, isPending, error } = useAnswering((offer: NewOffer) => offerPlaces(enquiry, offer), {
    done: t.sent,
    onDone: onClose,
  });
  const isTaken = error instanceof ApiError && error.code === 'SLOT_TAKEN';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!isWhole || conditions.value === null || isPending) return;
    const offer = { slots: chosenSlots.map(({ id }) => id), ...conditions.value };
    mutate(offer);
  };

  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      {error && !(isTaken && places.isByHand) && (
        <Alert kind={isTaken ? 'warning' : 'danger'}>
          {isTaken ? t.taken : failedText(t.sendFailed, error, texts)}
        </Alert>
      )}
      <LostPlaces places={places} />
      <PlacesSearch places={places} isAttempted={isAttempted} />
      <ChosenPlaces places={places} />
      <ConditionFields conditions={conditions} isAttempted={isAttempted} />
      <div className={group.confirm}>
        <Button type="submit" variant="primary" wide busy={isPending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
