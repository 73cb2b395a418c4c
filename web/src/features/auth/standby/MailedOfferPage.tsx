import { paths } from '@cablepark/contract/paths';
import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { usePayingFirst } from '../../../booking/usePayingFirst.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { standbyTexts } from '../../../i18n/pages/standby.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { CallUs } from '../../../park/CallUs.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Loading } from '../../../ui/status/Loading.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import styles from '../mailed-booking/MailedBooking.module.css';
import { mailedOffer, type ShownOffer } from './api/mailedOffer.ts';
import { OpenOffer } from './OpenOffer.tsx';
import { type OfferAnswering, useOfferAnswer } from './useOfferAnswer.ts';

/** /standby?token=…: opening it changes nothing, because mail programs prefetch links; the buttons do. */
export default function MailedOfferPage() {
  const t = usePageTexts(standbyTexts);
  const token = useSearchParams()[0].get('token') ?? '';
  const query = useQuery(mailedOffer(token));
  const answering = useOfferAnswer(token);
  const { data: offer, error } = query;
  const isForeign = token === '' || (error instanceof ApiError && error.status < 429);
  return (
    <AuthFrame title={t.title} lead={t.lead}>
      <div className={styles.content}>
        {isForeign && (
          <>
            <Alert kind="danger">
              <CallUs text={t.broken} />
            </Alert>
            <p className={styles.links}>
              <Link to={paths.account}>{t.toAccount}</Link>
            </p>
          </>
        )}
        {!isForeign && query.isPending && <Loading />}
        {!isForeign && error && !offer && (
          <LoadFailure title={t.offerFailed} error={error} onRetry={query.refetch} />
        )}
        {answering.failure && (offer?.state === 'open' || !answering.isUnsure) && (
          <Alert kind="danger">{answering.failure}</Alert>
        )}
        {offer?.state === 'open' && <OpenOffer offer={offer} answering={answering} />}
        {offer && offer.state !== 'open' && <EndedOffer offer={offer} answering={answering} />}
      </div>
    </AuthFrame>
  );
}

/** The result of the offer. The link takes the focus after an answer, because the clicked button is gone. */
function EndedOffer({ offer, answering }: { offer: ShownOffer; answering: OfferAnswering }) {
  const t = usePageTexts(standbyTexts);
  const { account } = useTexts();
  const { mayPayOnline } = usePayingFirst();
  const isTaken = offer.state === 'taken';
  const isToPay = isTaken && (answering.isDone || answering.isUnsure) && mayPayOnline && offer.price > 0;
  const over = offer.why === 'declined' ? (offer.waits ? t.declined : t.stopped) : null;
  const ended =
    over ?? [offer.why === 'gone' ? t.gone : t.lapsed, ...(offer.waits ? [t.stillWaits] : [])].join(' ');
  return (
    <>
      <Alert kind={isTaken ? 'success' : 'info'}>{isTaken ? t.taken : ended}</Alert>
      {isToPay && <ButtonLink to={paySlotsPath([offer.slot])}>{account.payOnline}</ButtonLink>}
      <ButtonLink
        variant="primary"
        to={isTaken ? paths.account : paths.planner}
        ref={(link) => {
          if (answering.isDone) link?.focus();
        }}
      >
        {isTaken ? t.toAccount : t.toPlanner}
      </ButtonLink>
    </>
  );
}
