import { paths } from '@cablepark/contract/paths';
import { isCancellingOpen, withoutLimits } from '@cablepark/domain/booking/rules';
import { endOf } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { spanText } from '@cablepark/domain/time/span';
import { Link } from 'react-router';
import { dayTitle, longDay } from '../../../i18n/dayNames.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { CallUs } from '../../../park/CallUs.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useIsHidden } from '../../../park/useIsHidden.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { type Fact, FactList } from '../facts/FactList.tsx';
import { ArrivalCode } from './ArrivalCode.tsx';
import type { ShownBooking } from './api/mailedBooking.ts';
import styles from './MailedBooking.module.css';
import type { CancellingMailed } from './useCancellingMailed.tsx';

interface StandingProps {
  booking: ShownBooking & { state: 'standing' };
  cancelling: CancellingMailed;
}

/** The booking, its price, and the deadline to cancel. */
export function StandingBooking({ token, booking, cancelling }: StandingProps & { token: string }) {
  const texts = useTexts();
  const t = usePageTexts(mailedBookingTexts);
  const isHidden = useIsHidden();
  const { firstName } = booking;
  return (
    <>
      {firstName && <p className={styles.greeting}>{t.greeting(firstName)}</p>}
      <Facts booking={booking} />
      <ArrivalCode token={token} />
      {cancelling.error && <Alert kind="danger">{failedText(t.cancelFailed, cancelling.error, texts)}</Alert>}
      <Ending booking={booking} cancelling={cancelling} />
      <p className={styles.links}>
        {!isHidden(paths.location) && <Link to={paths.location}>{t.directions}</Link>}
        <Link to={paths.account}>{t.toAccount}</Link>
      </p>
    </>
  );
}

function Facts({ booking: { slot, event, delayedFrom } }: Pick<StandingProps, 'booking'>) {
  const { language } = useLanguage();
  const { common } = useTexts();
  const t = usePageTexts(mailedBookingTexts);
  const { zone } = usePark();
  const track = useTrackName()(slot.track);
  const price = common.price(slot.price);
  const day = dayTitle(dayOf(slot.start, zone), language);
  const facts: Fact[] = [
    ...(event ? [[t.event, (language === 'en' && event.name_en) || event.name] as const] : []),
    [t.when, `${day}, ${spanText(slot.start, endOf(slot), zone)}`],
    ...(delayedFrom ? [[t.delayed, t.insteadOf(timeText(delayedFrom, zone))] as const] : []),
    [t.where, track],
    [t.price, slot.payment === null ? t.unpaid(price) : t.paid(price)],
  ];
  return <FactList facts={facts} />;
}

/** The cancel button and its deadline; or the reason why there is none. */
function Ending({ booking: { slot, back, delayedFrom }, cancelling }: StandingProps) {
  const { language } = useLanguage();
  const { account, planner } = useTexts();
  const t = usePageTexts(mailedBookingTexts);
  const { policy: parkPolicy, zone } = usePark();
  const now = useNow();
  const policy = delayedFrom ? withoutLimits(parkPolicy) : parkPolicy;
  if (!isCancellingOpen(slot, now, policy))
    return <CallUs text={account.cancelTooLate(account.beforeMinutes(policy.cancelClosesMinutes))} />;
  if (slot.payment !== null && back === null) return <CallUs text={planner.paidText} />;
  const until = slot.start.subtract({ minutes: policy.cancelClosesMinutes });
  const moment = `${longDay(dayOf(until, zone), language)}, ${timeText(until, zone)}`;
  return (
    <>
      <p className={styles.note}>
        {delayedFrom ? t.delayedBack : t.cancelUntil(moment, account.freeHours(policy.cancelFreeHours))}
      </p>
      <Button
        variant="cancel"
        wide
        busy={cancelling.isPending}
        onClick={() => void cancelling.ask(slot, back)}
      >
        {cancelling.isPending ? t.cancelling : planner.cancelBooking}
      </Button>
    </>
  );
}
