import { paths } from '@cablepark/contract/paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { mailedBooking as texts } from '../../../i18n/pl/mailed-booking.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { CallUs } from '../../../park/CallUs.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Loading } from '../../../ui/status/Loading.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { closedRide, isToChoose, type ShownClosedRide } from './api/closedRide.ts';
import { mailedBooking } from './api/mailedBooking.ts';
import { ClosedRide } from './ClosedRide.tsx';
import styles from './MailedBooking.module.css';
import { StandingBooking } from './StandingBooking.tsx';
import { useCancellingMailed } from './useCancellingMailed.tsx';

/** /booking?token=…: opening it changes nothing, because mail programs prefetch links; the button does. */
export default function MailedBookingPage() {
  const t = usePageTexts(mailedBookingTexts);
  const token = useSearchParams()[0].get('token') ?? '';
  const closed = useQuery(closedRide(token, usePark().features.includes('closures')));
  if (closed.isLoading) {
    return (
      <AuthFrame title={t.title} lead={t.lead}>
        <Loading />
      </AuthFrame>
    );
  }
  const ride = closed.data ?? null;
  const { title, lead } = headingOf(t, ride);
  return (
    <AuthFrame title={title} lead={lead}>
      <div className={styles.content}>
        {ride && <ClosedRide token={token} shown={ride} hasBooking={hasBooking(ride)} />}
        {!ride && closed.error && !isForeignError(closed.error) && (
          <LoadFailure title={t.closed.loadFailed} error={closed.error} onRetry={closed.refetch} />
        )}
        {(!ride || hasBooking(ride)) && <Booking token={token} />}
      </div>
    </AuthFrame>
  );
}

function headingOf(t: typeof texts, ride: ShownClosedRide | null): { title: string; lead: string } {
  if (ride === null || (!isToChoose(ride) && hasBooking(ride))) return t;
  if (!isToChoose(ride)) {
    const { endedLead, delayed } = t.closed;
    return { title: t.title, lead: ride.delayedFrom === null ? endedLead : delayed.endedLead };
  }
  if (ride.delayedFrom === null) return t.closed;
  return ride.question === 'choose'
    ? { title: t.closed.title, lead: t.closed.delayed.tooLate }
    : t.closed.delayed;
}

function isForeignError(error: unknown): boolean {
  return error instanceof ApiError && error.status < 429;
}

/** Whether a closed ride is an ordinary booking, at its new or its original time. */
function hasBooking({ state }: ShownClosedRide): boolean {
  return state === 'moved' || state === 'kept' || state === 'gone';
}

/** The booking without a closure, or after it. */
function Booking({ token }: { token: string }) {
  const t = usePageTexts(mailedBookingTexts);
  const query = useQuery(mailedBooking(token));
  const cancelling = useCancellingMailed(token);
  const isForeign = token === '' || (query.error !== null && isForeignError(query.error));
  const booking = query.data;
  return (
    <>
      {isForeign && (
        <GoneBooking kind="danger" link={<Link to={paths.account}>{t.toAccount}</Link>}>
          <CallUs text={t.broken} />
        </GoneBooking>
      )}
      {!isForeign && query.isPending && <Loading />}
      {!isForeign && query.error && !booking && (
        <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />
      )}
      {booking?.state === 'standing' && (
        <StandingBooking token={token} booking={booking} cancelling={cancelling} />
      )}
      {booking?.state === 'cancelled' && (
        <GoneBooking
          kind={cancelling.done ? 'success' : 'info'}
          link={<ToPlanner isNext={cancelling.done !== null} />}
        >
          {cancelling.done ?? t.wasCancelled}
        </GoneBooking>
      )}
      {(booking?.state === 'over' || booking?.state === 'missed') && (
        <GoneBooking kind="info" link={<ToPlanner />}>
          {t[booking.state]}
        </GoneBooking>
      )}
    </>
  );
}

function GoneBooking(props: { kind: 'danger' | 'info' | 'success'; link: ReactNode; children: ReactNode }) {
  return (
    <>
      <Alert kind={props.kind}>{props.children}</Alert>
      <p className={styles.links}>{props.link}</p>
    </>
  );
}

/** @param isNext takes the focus, because the clicked button is gone */
function ToPlanner({ isNext = false }: { isNext?: boolean }) {
  const t = usePageTexts(mailedBookingTexts);
  return (
    <ButtonLink
      variant="primary"
      to={paths.planner}
      ref={(link) => {
        if (isNext) link?.focus();
      }}
    >
      {t.toPlanner}
    </ButtonLink>
  );
}
