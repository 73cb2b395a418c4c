import { may } from '@cablepark/domain/accounts/permissions';
import { deskUndoMinutes } from '@cablepark/domain/desk/desk-actions';
import { type VoidWay, voidWays } from '@cablepark/domain/payments/cash-entry';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { BackByChoice } from '../../../staff/payments/WayChoice.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useDesk } from '../deskContext.ts';
import forms from '../forms.module.css';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { type RideToCancel, ridesToCancel } from './api/deskCancellations.ts';
import { cancelTexts } from './cancel.texts.ts';
import { MoneyBack } from './MoneyBack.tsx';

interface CancelFormProps {
  rides: readonly Reservation[];
  /** Called after cancelling, or if the staff keep the rides. */
  onDone: () => void;
}

/** Shows what happens to the money of each ride, asks for what the cash book needs, and cancels all of them or none. */
export function CancelForm({ rides, onDone }: CancelFormProps) {
  const t = useStaffPageTexts(cancelTexts);
  const { data, error, isPending, refetch } = useQuery(ridesToCancel(rides.map(({ slot }) => slot.id)));
  return (
    <>
      {isPending && <Skeleton height="6rem" />}
      {error && <LoadFailure title={t.loadFailed} error={error} onRetry={refetch} />}
      {data && <Questions rides={rides} money={data} onDone={onDone} />}
    </>
  );
}

function Questions({ rides, money, onDone }: CancelFormProps & { money: readonly RideToCancel[] }) {
  const t = useStaffPageTexts(cancelTexts);
  const { unbookKeep } = useDeskTexts();
  const mayGiveBack = may(useAuth().user?.role ?? null, 'payment.void');
  const paidRides = money.filter(({ payment }) => payment !== null);
  const cancelled = mayGiveBack ? money : money.filter(({ payment }) => payment === null);
  const needsReason = mayGiveBack && paidRides.length > 0;
  const needsWay = mayGiveBack && money.some(leavesTheTill);
  const { reason, backBy, isMissing, fields, submit } = useAnswers({ needsReason, needsWay });
  const isUndoable = cancelled.every(({ undoable }) => undoable) && backBy !== 'transfer';
  const { actions } = useDesk();
  const cancel = async () => {
    if (await actions.cancelTogether(cancelled, { reason, backBy, isUndoable })) onDone();
  };
  return (
    <form className={forms.form} noValidate onSubmit={(event) => submit(event, cancel)}>
      <MoneyBack rides={rides} money={cancelled} />
      {!mayGiveBack && paidRides.length > 0 && (
        <Alert kind="warning">{t.needsEditor(paidRides.length)}</Alert>
      )}
      {fields}
      {cancelled.length > 0 && (
        <p className={forms.note}>{isUndoable ? t.undoable(deskUndoMinutes) : t.notUndoable}</p>
      )}
      <div className={forms.buttons}>
        <Button onClick={onDone}>{unbookKeep}</Button>
        {cancelled.length > 0 && (
          <Button type="submit" variant="cancel" data-autofocus={!isMissing || undefined}>
            <CloseIcon />
            <span>
              {cancelled.length < money.length ? t.onlyUnpaid(cancelled.length) : t.confirm(cancelled.length)}
            </span>
          </Button>
        )}
      </div>
    </form>
  );
}

/** Whether the desk hands money out: not for a paper pass, which brought none. */
function leavesTheTill({ paid, method, cents }: RideToCancel): boolean {
  return paid === 'desk' && !(method === 'pass' && cents === 0);
}

/** The reason and the refund method, each only if the cash book needs it. */
function useAnswers({ needsReason, needsWay }: { needsReason: boolean; needsWay: boolean }) {
  const t = useDeskTexts();
  const [text, setText] = useState('');
  const [way, setWay] = useState<VoidWay | null>(null);
  const [isAttempted, setAttempted] = useState(false);
  const reason = needsReason ? text.trim() : null;
  const backBy = needsWay ? way : null;
  const isShort = reason !== null && reason.length < reasonLength.min;
  const isUndecided = needsWay && backBy === null;
  const isMissing = isShort || isUndecided;
  const fields = (
    <>
      {needsReason && (
        <Field
          label={t.voidReason}
          value={text}
          maxLength={reasonLength.max}
          autoComplete="off"
          required
          error={isAttempted && isShort ? t.voidReasonShort(reasonLength.min) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {needsWay && (
        <BackByChoice<VoidWay>
          ways={voidWays}
          value={way}
          isMissing={isAttempted && isUndecided}
          onChange={setWay}
        />
      )}
    </>
  );
  const submit = (event: FormEvent, send: () => Promise<void>) => {
    event.preventDefault();
    setAttempted(true);
    if (!isMissing) void send();
  };
  return { reason, backBy, isMissing, fields, submit };
}
