import { closeNoteLength } from '@cablepark/contract/day-closes';
import { cashDifference, type MethodSums } from '@cablepark/domain/payments/day-close';
import { readDay } from '@cablepark/domain/time/day-range';
import { dateText } from '@cablepark/domain/time/display';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { closeDay, openDaysOf } from './api/dayCloses.ts';
import { readCounted } from './closing.ts';
import { OpenSums } from './OpenSums.tsx';

interface CloseDayDialogProps {
  /** The day that stands there at first. */
  first: Temporal.PlainDate;
  /** The last day that is closed. */
  last: Temporal.PlainDate | null;
  today: Temporal.PlainDate;
  onClose: () => void;
}

/** Shows what a day has by the book, asks for the cash that was counted, and closes the day. */
export function CloseDayDialog({ first, last, today, onClose }: CloseDayDialogProps) {
  const texts = useTexts();
  const t = useStaffTexts().closing;
  const { price } = texts.common;
  const [typedDay, setTypedDay] = useState(first.toString());
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const earliest = last?.add({ days: 1 }) ?? null;
  const day = dayWithin(typedDay, earliest, today);
  const open = useQuery(openDaysOf(day));
  const counted = readCounted(typed);
  const sums = open.data?.sums;
  const difference = sums && counted !== null ? cashDifference(sums, counted) : null;
  const isShort = note.trim().length < closeNoteLength.min;
  const isUnexplained = difference !== 0 && isShort;
  const closing = useClosing(onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!day || !sums || counted === null || isUnexplained) return;
    closing.mutate({ day, sums, counted, note: isShort ? null : note.trim() });
  };
  return (
    <Dialog open onClose={onClose} title={t.open}>
      <form className={form.form} onSubmit={submit} noValidate>
        <Field
          label={t.day}
          type="date"
          min={earliest?.toString()}
          max={today.toString()}
          value={typedDay}
          error={day ? undefined : t.dayFault(earliest && dateText(earliest), dateText(today))}
          onChange={(event) => setTypedDay(event.target.value)}
        />
        {day && open.isPending && <Skeleton height="9rem" />}
        {open.isError && <LoadFailure title={t.sumsFailed} error={open.error} onRetry={open.refetch} />}
        {day && open.data && <OpenSums from={open.data.from} day={day} sums={open.data.sums} />}
        <Field
          label={t.counted}
          hint={sums && sums.cash < 0 ? t.countedHintBelow : t.countedHint}
          inputMode={sums && sums.cash < 0 ? 'text' : 'decimal'}
          autoComplete="off"
          data-autofocus
          value={typed}
          error={tried && counted === null ? t.countedFault : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {difference !== null && (
          <Alert kind={difference === 0 ? 'success' : 'warning'}>{t.difference(difference, price)}</Alert>
        )}
        {difference !== null && difference !== 0 && (
          <Field
            label={t.note}
            hint={t.noteHint}
            maxLength={closeNoteLength.max}
            autoComplete="off"
            value={note}
            error={tried && isShort ? t.noteFault(closeNoteLength.min) : undefined}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        {day && <p>{finalText(t, { day, today, isFirst: last === null })}</p>}
        {closing.error && <Alert kind="danger">{failedText(t.failed, closing.error, texts)}</Alert>}
        <div className={form.actions}>
          <Button onClick={onClose}>{texts.common.goBack}</Button>
          <Button type="submit" variant="danger" disabled={!sums} busy={closing.isPending}>
            {day ? t.confirm(dateText(day)) : t.open}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function dayWithin(
  typed: string,
  earliest: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const day = readDay(typed);
  if (!day || Temporal.PlainDate.compare(day, today) > 0) return null;
  return earliest && Temporal.PlainDate.compare(day, earliest) < 0 ? null : day;
}

/** What the answer costs. */
function finalText(
  t: ReturnType<typeof useStaffTexts>['closing'],
  { day, today, isFirst }: { day: Temporal.PlainDate; today: Temporal.PlainDate; isFirst: boolean },
): string {
  const later = day.equals(today) ? t.finalToday(dateText(day.add({ days: 1 }))) : t.finalPast;
  return isFirst ? `${later} ${t.firstClose}` : later;
}

function useClosing(onClose: () => void) {
  const texts = useTexts();
  const t = useStaffTexts().closing;
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      day,
      ...counted
    }: {
      day: Temporal.PlainDate;
      sums: MethodSums;
      counted: number;
      note: string | null;
    }) => closeDay(day, counted),
    onSuccess(_nothing, { day }) {
      toast.success(t.done(dateText(day)));
      onClose();
    },
    onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'DAY_CLOSED') return;
      // The page says who has closed it.
      toast.error(failedText(t.failed, error, texts));
      onClose();
    },
    // Where money moved meanwhile, the new sums are there before anybody presses once more.
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
}
