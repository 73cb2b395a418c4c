import type { NewCheckoutRow } from '@cablepark/contract/payments/checkouts.schema';
import { type PassKind, passKindsOf } from '@cablepark/domain/passes/pass-kind';
import { decidePayingOnline } from '@cablepark/domain/payments/pay-online';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readSlotsById } from '../../booking/api/readSlotsById.ts';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { useTermsOnSale } from '../../booking/usePassTerms.ts';
import { useSlotWords } from '../../booking/useSlotWords.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { payTexts } from '../../i18n/pages/pay.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import { useContent } from '../../park/contents.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BeginForm } from './BeginForm.tsx';
import { type BuyLine, BuyList } from './BuyList.tsx';
import { Nothing } from './Nothing.tsx';
import styles from './Pay.module.css';

/** /pay, inside a guard: the items before the checkout. `?slots=1,2` or `?pass=` a row of the price list. */
export default function PayPage() {
  const t = usePageTexts(payTexts);
  const [search] = useSearchParams();
  const pass = search.get('pass');
  const { payments } = usePark();
  return (
    <Page title={t.title} lead={t.lead} width="text">
      {payments.online === 'off' ? (
        <Nothing title={t.off} hint={t.offHint} />
      ) : pass === null ? (
        <PaySlots ids={idsOf(search.get('slots'))} />
      ) : (
        <PayPass row={pass} />
      )}
    </Page>
  );
}

function idsOf(text: string | null): number[] {
  return (text ?? '').split(',').map(Number).filter(Number.isSafeInteger).filter(Boolean);
}

function PaySlots({ ids }: { ids: readonly number[] }) {
  const t = usePageTexts(payTexts);
  const { common } = useTexts();
  const { user } = useAuth();
  const words = useSlotWords();
  const trackName = useTrackName();
  const slots = useQuery({
    queryKey: [...slotKeys.all, 'to pay', user?.id, ids],
    queryFn: ({ signal }) => readSlotsById(ids, signal),
    enabled: ids.length > 0,
  });
  if (slots.isError && !slots.data)
    return <LoadFailure title={t.loadFailed} error={slots.error} onRetry={slots.refetch} />;
  if (ids.length > 0 && !slots.data) {
    return (
      <>
        <VisuallyHidden>{common.loading}</VisuallyHidden>
        <Skeleton width="100%" height="14rem" />
      </>
    );
  }
  const payable = (slots.data ?? []).filter((slot) => decidePayingOnline(slot, user?.id ?? null) === 'ok');
  if (payable.length === 0) return <Nothing title={t.nothing} hint={t.nothingHint} />;
  const lines = payable.map((slot) => ({
    key: String(slot.id),
    name: words.when(slot),
    note: trackName(slot.track),
    amount: slot.price,
  }));
  return <ToPay lines={lines} asked={{ slots: payable.map(({ id }) => id) }} />;
}

function PayPass({ row }: { row: string }) {
  const t = usePageTexts(payTexts);
  const kind = passKindsOf(useContent('prices').content).find((each) => each.row === row);
  return kind ? <PayKind kind={kind} /> : <Nothing title={t.nothing} hint={t.nothingHint} />;
}

function PayKind({ kind }: { kind: PassKind }) {
  const { language } = useLanguage();
  const { row, name, price } = kind;
  const line = { key: row, name: inLanguage(name, language), note: useTermsOnSale(kind), amount: price };
  return <ToPay lines={[line]} asked={{ pass_kind: row }} />;
}

function ToPay({ lines, asked }: { lines: readonly BuyLine[]; asked: NewCheckoutRow }) {
  const t = usePageTexts(payTexts);
  const { planner } = useTexts();
  return (
    <section className={styles.card}>
      <BuyList lines={lines} />
      <p className={styles.soft}>{'pass_kind' in asked ? t.passMayBeReturned : planner.fixedTime}</p>
      <BeginForm asked={asked} amount={lines.reduce((sum, { amount }) => sum + amount, 0)} />
    </section>
  );
}
