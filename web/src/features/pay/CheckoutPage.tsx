import { toGrosze } from '@cablepark/contract/money';
import { paths } from '@cablepark/contract/paths';
import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import type { CheckoutItemRow, CheckoutRow } from '@cablepark/contract/payments/checkouts.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { TimeLeft } from '../../booking/held/TimeLeft.tsx';
import { KeepSlotsHere } from '../../booking/offline/KeepSlotsHere.tsx';
import { longDay } from '../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { payTexts } from '../../i18n/pages/pay.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ApiError } from '../../lib/http/errors.ts';
import { Page } from '../../page/Page.tsx';
import { CallUs } from '../../park/CallUs.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/pageIcons.tsx';
import { CheckIcon, InfoIcon } from '../../ui/signIcons.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { checkoutOf } from './api/checkouts.ts';
import { type BuyLine, BuyList } from './BuyList.tsx';
import { Nothing } from './Nothing.tsx';
import styles from './Pay.module.css';

/** /pay/{id}, inside a guard: the state of a payment, by the provider's data and not by the redirect. */
export default function CheckoutPage() {
  const t = usePageTexts(payTexts);
  const { common } = useTexts();
  const { checkout: id = '' } = useParams();
  const checkout = useQuery(checkoutOf(id));
  return (
    <Page title={t.title} width="text">
      {checkout.isPending && (
        <>
          <VisuallyHidden>{common.loading}</VisuallyHidden>
          <Skeleton width="100%" height="14rem" />
        </>
      )}
      {checkout.isError && !checkout.data && isUnknown(checkout.error) && (
        <Nothing title={t.unknown} hint={t.unknownHint} />
      )}
      {checkout.isError && !checkout.data && !isUnknown(checkout.error) && (
        <LoadFailure title={t.loadFailed} error={checkout.error} onRetry={checkout.refetch} />
      )}
      {checkout.data && <StatusText checkout={checkout.data} />}
    </Page>
  );
}

/** An unknown payment, or another account's: the server does not reveal which. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}

function StatusText({ checkout }: { checkout: CheckoutRow }) {
  const { user } = useAuth();
  const lines = useLines(checkout.items);
  return (
    <section className={styles.card}>
      <div aria-live="polite" className={styles.sections}>
        <State checkout={checkout} />
      </div>
      <BuyList lines={lines} />
      {checkout.status === 'paid' && <KeepSlotsHere account={user?.id ?? null} />}
      <Next checkout={checkout} />
    </section>
  );
}

function State({ checkout }: { checkout: CheckoutRow }) {
  const t = usePageTexts(payTexts);
  const { common } = useTexts();
  const { status, items } = checkout;
  if (status === 'open') {
    return (
      <>
        <h2 className={styles.state}>
          <ClockIcon /> <span>{t.open}</span>
        </h2>
        <p className={styles.left}>
          <TimeLeft until={requireWireTime(checkout.expires_at)} over={t.lastSeconds} words={t.within} />
        </p>
        <p>{t.openHint}</p>
      </>
    );
  }
  const back = items.filter(({ refund }) => refund !== null).reduce((sum, { amount }) => sum + amount, 0);
  const isRefused = items.some(({ refund }) => refund === 'refused');
  const comesBack = common.price(toGrosze(back));
  const headings = {
    paid: {
      title: items.some(({ name }) => name !== null) ? t.paidPass : t.paid,
      hint: <p>{t.paidHint}</p>,
    },
    late: {
      title: t.late,
      hint: isRefused ? <CallUs text={t.lateRefused(comesBack)} /> : <p>{t.lateHint(comesBack)}</p>,
    },
    expired: { title: t.expired, hint: <p>{t.expiredHint}</p> },
    review: { title: t.review, hint: <CallUs text={t.reviewHint} /> },
  }[status];
  const Icon = status === 'paid' ? CheckIcon : InfoIcon;
  return (
    <>
      <h2 className={styles.state}>
        <Icon /> <span>{headings.title}</span>
      </h2>
      {headings.hint}
    </>
  );
}

/** The next steps, the likely one first. */
function Next({ checkout: { status, url, items } }: { checkout: CheckoutRow }) {
  const t = usePageTexts(payTexts);
  const slots = items.flatMap(({ slot }) => slot ?? []);
  const isPass = slots.length === 0;
  return (
    <div className={styles.actions}>
      {status === 'open' && url !== null && (
        <Button variant="primary" onClick={() => window.location.assign(url)}>
          {t.goOn}
        </Button>
      )}
      {status === 'expired' && !isPass && (
        <ButtonLink variant="primary" to={paySlotsPath(slots)}>
          {t.again}
        </ButtonLink>
      )}
      {status === 'late' && (
        <ButtonLink variant="primary" to={paths.planner}>
          {t.toPlanner}
        </ButtonLink>
      )}
      <ButtonLink
        variant={status === 'paid' ? 'primary' : 'secondary'}
        to={isPass ? paths.ownPasses : paths.account}
      >
        {isPass ? t.toPasses : t.toAccount}
      </ButtonLink>
    </div>
  );
}

function useLines(items: readonly CheckoutItemRow[]): BuyLine[] {
  const t = usePageTexts(payTexts);
  const { language } = useLanguage();
  const { zone } = usePark();
  const trackName = useTrackName();
  return items.map(({ slot, pass, name, start, track, amount, refund }, at) => {
    const begins = start === null ? null : requireWireTime(start);
    const when = begins && `${timeText(begins, zone)}, ${longDay(dayOf(begins, zone), language)}`;
    return {
      key: String(slot ?? pass ?? at),
      name: name ? inLanguage(name, language) : (when ?? ''),
      note: refund !== null ? t.goesBack[refund] : track === null ? null : trackName(track),
      amount: toGrosze(amount),
    };
  });
}
