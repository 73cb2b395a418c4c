import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { dayOf } from '@cablepark/domain/time/park-time';
import { spanText } from '@cablepark/domain/time/span';
import { useNavigate } from 'react-router';
import { TimeLeft } from '../../../booking/held/TimeLeft.tsx';
import { dayTitle } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { standbyTexts } from '../../../i18n/pages/standby.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Fact, FactList } from '../facts/FactList.tsx';
import styles from '../mailed-booking/MailedBooking.module.css';
import type { ShownOffer } from './api/mailedOffer.ts';
import type { OfferAnswering } from './useOfferAnswer.ts';

/** The slot, how long it is held, and the possible answers. */
export function OpenOffer({ offer, answering }: { offer: ShownOffer; answering: OfferAnswering }) {
  const t = usePageTexts(standbyTexts);
  const navigate = useNavigate();
  const { isPending, answer } = answering;
  const take = async () => {
    if ((await answer('take')) && offer.paysFirst) await navigate(paySlotsPath([offer.slot]));
  };
  return (
    <>
      <Facts offer={offer} />
      <p>
        <TimeLeft
          until={offer.until}
          over={t.lastSeconds}
          words={offer.isFirstTap ? t.firstTapFor : t.offeredFor}
        />
      </p>
      {offer.paysFirst && <p className={styles.note}>{t.payHint}</p>}
      <Button variant="primary" wide busy={isPending} onClick={() => void take()}>
        {isPending ? t.taking : offer.paysFirst ? t.pay : t.take}
      </Button>
      <Button wide disabled={isPending} onClick={() => void answer('decline')}>
        {t.decline}
      </Button>
      <Button wide variant="quiet" disabled={isPending} onClick={() => void answer('leave')}>
        {t.stop}
      </Button>
    </>
  );
}

function Facts({ offer }: { offer: ShownOffer }) {
  const { language } = useLanguage();
  const { common } = useTexts();
  const t = usePageTexts(standbyTexts);
  const { zone } = usePark();
  const trackName = useTrackName();
  const { start, minutes } = offer;
  const price = common.price(offer.price);
  const when = `${dayTitle(dayOf(start, zone), language)}, ${spanText(start, start.add({ minutes }), zone)}`;
  const facts: Fact[] = [
    [t.when, when],
    [t.where, trackName(offer.track)],
    [t.price, offer.paysFirst ? price : t.atPark(price)],
  ];
  return <FactList facts={facts} />;
}
