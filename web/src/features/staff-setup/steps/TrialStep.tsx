import { paths } from '@cablepark/contract/paths';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dateText } from '@cablepark/domain/time/display';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { whenText } from '../../../staff/form/when.ts';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { firstFreeSlot, setRider } from '../api/trial.ts';
import { SaveFailure } from '../SaveFailure.tsx';
import { StepEnd, usePassing } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';

type Trial = { slot: Slot; isCancelled: boolean } | 'none';

/** The owner books and cancels as a rider, by the same calls. */
export function TrialStep({ state, onDone }: StepProps) {
  const t = useStaffTexts().setup.trial;
  const { user } = useAuth();
  const { noteTried } = usePassing(state);
  const [trial, setTrial] = useState<Trial | null>(null);
  const booking = useMutation({
    mutationFn: async () => {
      const slot = await firstFreeSlot(clock.now());
      return slot && user ? await setRider(slot, user.id) : null;
    },
    onSuccess: (slot) => setTrial(slot ? { slot, isCancelled: false } : 'none'),
  });
  const cancelling = useMutation({
    mutationFn: (slot: Slot) => setRider(slot, null),
    onSuccess: (slot) => {
      setTrial({ slot, isCancelled: true });
      noteTried('trial');
    },
  });
  const trialSlot = trial !== null && trial !== 'none' && !trial.isCancelled ? trial.slot : null;
  return (
    <>
      <p className={form.hint}>{t.hint}</p>
      {trial === 'none' && <NoSlots state={state} />}
      {trialSlot && <BookingNote slot={trialSlot} />}
      {trial !== null && trial !== 'none' && trial.isCancelled && <Alert kind="success">{t.cancelled}</Alert>}
      <SaveFailure error={booking.error ?? cancelling.error} title={t.failed} />
      <p className={form.actions}>
        {trialSlot ? (
          <Button busy={cancelling.isPending} onClick={() => cancelling.mutate(trialSlot)}>
            {cancelling.isPending ? t.cancelling : t.cancel}
          </Button>
        ) : (
          <Button busy={booking.isPending} onClick={() => booking.mutate()}>
            {booking.isPending ? t.booking : t.book}
          </Button>
        )}
      </p>
      <StepEnd step="trial" state={state} onDone={onDone} />
    </>
  );
}

/** Why there is nothing to book, and what to do about it. */
function NoSlots({ state: { counts, first_slots: first } }: Pick<StepProps, 'state'>) {
  const { trial: t, season } = useStaffTexts().setup;
  return (
    <Alert kind="warning">
      <span>
        {first
          ? `${t.opensOn(dayText(first.day), dayText(first.opens_on), first.opens_at)} ${t.openAll}`
          : counts.plans > 0
            ? t.noneLeft
            : t.none}
      </span>{' '}
      <Link to={paths.season}>{season.open}</Link>
    </Alert>
  );
}

/** `01.05.2027` */
function dayText(day: string): string {
  return dateText(Temporal.PlainDate.from(day));
}

function BookingNote({ slot }: { slot: Slot }) {
  const t = useStaffTexts().setup.trial;
  const { price } = useTexts().common;
  const { language } = useLanguage();
  const { zone } = usePark();
  const trackName = useTrackName();
  return (
    <Alert kind="success" title={t.booked}>
      <p>{`${whenText(slot.start, zone, language)}, ${trackName(slot.track)}, ${price(slot.price)}`}</p>
      <p>
        <Link to={paths.account} target="_blank" rel="noreferrer">
          {t.look}
        </Link>
      </p>
    </Alert>
  );
}
