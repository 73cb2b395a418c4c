import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { may } from '@cablepark/domain/accounts/permissions';
import { type BackMethod, backMethods } from '@cablepark/domain/payments/cash-methods';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { voidPayment } from '../../../booking/api/voidPayment.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { shortWhen } from '../../../staff/form/when.ts';
import { BackByChoice } from '../../../staff/payments/WayChoice.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import styles from './Card.module.css';
import { cardTexts } from './card.texts.ts';

type Owed = RiderCardRow['owed'][number];

/** Money of the desk for rides that a stop or a closure took. */
export function OwedMoney({ owed }: { owed: RiderCardRow['owed'] }) {
  const t = useStaffPageTexts(cardTexts);
  const { user } = useAuth();
  const mayGive = may(user?.role ?? null, 'payment.void');
  return (
    <section className={form.card} aria-label={t.owed}>
      <h2 className={form.cardTitle}>{t.owed}</h2>
      <p className={form.hint}>{t.owedLead}</p>
      <ul className={styles.lines}>
        {owed.map((each) => (
          <OwedLine key={each.payment} owed={each} mayGive={mayGive} />
        ))}
      </ul>
      {!mayGive && <p className={form.hint}>{t.owedBy}</p>}
    </section>
  );
}

function OwedLine({
  owed: { payment, amount, startTime, asset },
  mayGive,
}: {
  owed: Owed;
  mayGive: boolean;
}) {
  const t = useStaffPageTexts(cardTexts);
  const { price } = useTexts().common;
  const { zone } = usePark();
  const trackName = useTrackName();
  const [isOpen, setOpen] = useState(false);
  const shownAmount = price(toGrosze(amount));
  const what = `${shortWhen(requireWireTime(startTime), zone)}, ${trackName(asset)}`;
  return (
    <li className={styles.line}>
      <span>{what}</span>
      {mayGive && !isOpen ? (
        <Button aria-label={`${t.owedBack(shownAmount)}: ${what}`} onClick={() => setOpen(true)}>
          {t.owedBack(shownAmount)}
        </Button>
      ) : (
        <strong>{shownAmount}</strong>
      )}
      {isOpen && <GivingBack payment={payment} amount={shownAmount} />}
    </li>
  );
}

function GivingBack({ payment, amount }: { payment: number; amount: string }) {
  const t = useStaffPageTexts(cardTexts);
  const texts = useTexts();
  const queries = useQueryClient();
  const [way, setWay] = useState<BackMethod | null>(null);
  const [isAttempted, setAttempted] = useState(false);
  const giving = useMutation({
    mutationFn: (backBy: BackMethod) => voidPayment({ payment, reason: t.owedReason, backBy }),
    onSuccess: () => toast.success(t.owedDone(amount)),
    onSettled: () => queries.invalidateQueries({ queryKey: slotKeys.all }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (way !== null) giving.mutate(way);
  };
  return (
    <form className={styles.owed} onSubmit={submit} noValidate>
      <BackByChoice<BackMethod>
        ways={backMethods}
        value={way}
        isMissing={isAttempted && way === null}
        onChange={setWay}
      />
      {giving.error && <Alert kind="danger">{failedText(t.owedFailed, giving.error, texts)}</Alert>}
      <Button type="submit" busy={giving.isPending}>
        {t.owedBack(amount)}
      </Button>
    </form>
  );
}
