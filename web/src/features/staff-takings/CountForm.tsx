import { cashDifference, type MethodSums } from '@cablepark/domain/payments/day-close';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { dateText } from '@cablepark/domain/time/display';
import { type SubmitEvent, useState } from 'react';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { readCounted, tillText } from './closing.ts';
import { useClosing } from './useClosing.ts';

interface CountFormProps {
  /** Null without a day that can be closed. */
  day: Temporal.PlainDate | null;
  /** From the book, in grosze; undefined while loading. */
  sums: MethodSums | undefined;
  today: Temporal.PlainDate;
  /** Whether this is the park's first close. */
  isFirst: boolean;
  onClose: () => void;
}

/** The counted cash, the reason for a difference, and the button that closes the day. */
export function CountForm({ day, sums, today, isFirst, onClose }: CountFormProps) {
  const texts = useTexts();
  const t = useStaffTexts().closing;
  const [input, setInput] = useState('');
  const [note, setNote] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const cash = readCounted(input);
  const difference = sums && cash !== null ? cashDifference(sums, cash) : null;
  const isShort = note.trim().length < reasonLength.min;
  const closing = useClosing(onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!day || !sums || cash === null || (difference !== 0 && isShort)) return;
    closing.mutate({ day, sums, counted: cash, note: difference === 0 ? null : note.trim() });
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <CountField
        typed={input}
        isBelow={sums !== undefined && sums.cash < 0}
        isWrong={isAttempted && cash === null}
        onChange={setInput}
      />
      {difference !== null && (
        <Alert kind={difference === 0 ? 'success' : 'warning'}>
          {tillText(t, difference, texts.common.price)}
        </Alert>
      )}
      {difference !== null && difference !== 0 && (
        <Field
          label={t.note}
          hint={t.noteHint}
          maxLength={reasonLength.max}
          autoComplete="off"
          value={note}
          error={isAttempted && isShort ? t.noteFault(reasonLength.min) : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {day && <p>{costText(t, day, today)}</p>}
      {isFirst && <p>{t.firstClose}</p>}
      {closing.error && <Alert kind="danger">{failedText(t.failed, closing.error, texts)}</Alert>}
      <div className={form.actions}>
        <Button onClick={onClose}>{texts.common.goBack}</Button>
        <Button type="submit" variant="danger" disabled={!sums} busy={closing.isPending}>
          {day ? t.confirm(dateText(day)) : t.open}
        </Button>
      </div>
    </form>
  );
}

interface CountFieldProps {
  typed: string;
  /** Whether the till's balance is negative. */
  isBelow: boolean;
  isWrong: boolean;
  onChange: (input: string) => void;
}

function CountField({ typed, isBelow, isWrong, onChange }: CountFieldProps) {
  const t = useStaffTexts().closing;
  return (
    <Field
      label={t.counted}
      hint={isBelow ? t.countedHintBelow : t.countedHint}
      // A phone's numeric keyboard has no minus.
      inputMode={isBelow ? 'text' : 'decimal'}
      autoComplete="off"
      data-autofocus
      value={typed}
      error={isWrong ? t.countedFault : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The consequences of the close. */
function costText(
  t: ReturnType<typeof useStaffTexts>['closing'],
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string {
  return day.equals(today) ? t.finalToday(dateText(day.add({ days: 1 }))) : t.finalPast;
}
