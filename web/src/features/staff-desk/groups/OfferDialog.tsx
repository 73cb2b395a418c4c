import { groupTextMaxLength } from '@cablepark/domain/groups/enquiry';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { TextField } from '../../../staff/form/TextField.tsx';
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
import { ChosenPlaces, PlacesSearch } from '../party/PlacesFields.tsx';
import { usePlaces } from '../party/usePlaces.ts';
import { type GroupEnquiry, type NewOffer, offerPlaces } from './api/groupEnquiries.ts';
import { groupsTexts } from './groups.texts.ts';
import { useAnswering } from './useAnswering.ts';
import { useOfferEnd } from './useOfferEnd.ts';

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
  const places = usePlaces(slots, day, { first: null, people: String(enquiry.people), time: enquiry.time });
  const { chosenSlots } = places;
  const end = useOfferEnd(chosenSlots[0]?.start ?? null);
  const [terms, setTerms] = useState(enquiry.terms ?? '');
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
    if (!isWhole || end.until === null || isPending) return;
    const note = terms.trim();
    mutate(
      { slots: chosenSlots.map(({ id }) => id), until: end.until, terms: note === '' ? null : note },
      { onError: places.backToSearch },
    );
  };

  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      {error && (
        <Alert kind={isTaken ? 'warning' : 'danger'}>
          {isTaken ? t.taken : failedText(t.sendFailed, error, texts)}
        </Alert>
      )}
      <PlacesSearch places={places} isAttempted={isAttempted} />
      <ChosenPlaces places={places} />
      <Field
        label={t.until}
        hint={t.untilHint}
        type="datetime-local"
        required
        value={end.text}
        error={isAttempted && end.until === null ? t.untilFault : undefined}
        onChange={(event) => end.type(event.target.value)}
      />
      <TextField
        label={t.terms}
        hint={t.termsHint}
        rows={3}
        maxLength={groupTextMaxLength}
        value={terms}
        onChange={(event) => setTerms(event.target.value)}
      />
      <div className={group.confirm}>
        <Button type="submit" variant="primary" wide busy={isPending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
