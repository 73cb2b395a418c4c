import { riderPath } from '@cablepark/contract/desk-paths';
import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { closuresKey } from '../../../park/api/closures.ts';
import { useClosureWords } from '../../../park/closures/useClosureWords.ts';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import styles from '../stops/Stops.module.css';
import { type ClosureCall, type OwedRide, type RideInside, toldOfClosure } from './api/closures.ts';
import { closureTexts } from './closures.texts.ts';
import { Phone } from './Outlook.tsx';
import { useAskedRides } from './useAskedRides.ts';

/** Riders whom no message reaches. */
export function CallList({ calls }: { calls: readonly ClosureCall[] }) {
  const t = useStaffPageTexts(closureTexts);
  return (
    <section className={styles.calls} aria-label={t.calls(calls.length)}>
      <h2 className={styles.title}>{t.calls(calls.length)}</h2>
      <p className={styles.soft}>{t.callsLead}</p>
      <ul className={styles.callers}>
        {calls.map((each) => (
          <CallLine key={each.id} call={each} />
        ))}
      </ul>
    </section>
  );
}

function CallLine({ call: { id, name, phone, isLifted, rides } }: { call: ClosureCall }) {
  const t = useStaffPageTexts(closureTexts);
  const texts = useTexts();
  const place = usePlaceWords();
  const queries = useQueryClient();
  const ticking = useMutation({
    mutationFn: toldOfClosure,
    onError: (error) => toast.error(failedText(t.toldFailed, error, texts)),
    onSettled: () => void queries.invalidateQueries({ queryKey: closuresKey }),
  });
  const shownName = name ?? t.someone;
  return (
    <li className={styles.call}>
      <div className={styles.what}>
        <strong>{shownName}</strong>
        <Phone phone={phone} />
        {rides.map((ride) => (
          <span key={ride.slot} className={styles.soft}>
            {`${place(ride)}: ${isLifted ? t.callLifted : t.callClosed}`}
          </span>
        ))}
      </div>
      {!isLifted && rides.map(({ slot }) => <ChooseFor key={slot} slot={slot} name={shownName} />)}
      <Button busy={ticking.isPending} aria-label={t.toldOf(shownName)} onClick={() => ticking.mutate(id)}>
        {t.told}
      </Button>
    </li>
  );
}

/** Links to the page on which the desk chooses for a rider; renders nothing once that is decided. */
export function ChooseFor({ slot, name }: { slot: number; name: string }) {
  const t = useStaffPageTexts(closureTexts);
  const token = useAskedRides().get(slot);
  if (token === undefined) return null;
  return (
    <ButtonLink to={`${mailedBookingPage}?token=${token}`} aria-label={t.choosingFor(name)}>
      {t.choosing}
    </ButtonLink>
  );
}

/** Refunds at the desk that riders have not collected. */
export function OwedList({ owed }: { owed: readonly OwedRide[] }) {
  const t = useStaffPageTexts(closureTexts);
  const { price } = useTexts().common;
  const place = usePlaceWords();
  return (
    <section className={styles.calls} aria-label={t.owed(owed.length)}>
      <h2 className={styles.title}>{t.owed(owed.length)}</h2>
      <p className={styles.soft}>{t.owedLead}</p>
      <ul className={styles.callers}>
        {owed.map((ride) => (
          <li key={ride.token} className={styles.call}>
            <div className={styles.what}>
              <strong>{`${ride.name ?? t.someone}, ${price(ride.amount)}`}</strong>
              <Phone phone={ride.phone} />
              <span className={styles.soft}>{place(ride)}</span>
            </div>
            {ride.isBookingOver ? (
              <ButtonLink to={riderPath(ride.rider)} aria-label={t.payingBackTo(ride.name ?? t.someone)}>
                {t.payingBack}
              </ButtonLink>
            ) : (
              <ButtonLink
                to={`${mailedBookingPage}?token=${ride.token}`}
                aria-label={t.choosingFor(ride.name ?? t.someone)}
              >
                {t.choosing}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function usePlaceWords(): (ride: RideInside) => string {
  const { moment } = useClosureWords();
  const trackName = useTrackName();
  return ({ start, track }) => `${moment(start)}, ${trackName(track)}`;
}
