import { cashDifference } from '@cablepark/domain/payments/day-close';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { dateText } from '@cablepark/domain/time/display';
import { type SubmitEvent, useState } from 'react';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { readAmount } from '../../staff/form/amount.ts';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import type { OpenDays } from './api/dayCloses.ts';
import styles from './Closings.module.css';
import { type TakingWay, takenBy, tillText } from './closing.ts';
import { Explanations } from './Explanations.tsx';
import { TakeOut } from './TakeOut.tsx';
import { useClosing } from './useClosing.ts';

interface CountFormProps {
  day: Temporal.PlainDate;
  open: OpenDays;
  today: Temporal.PlainDate;
  /** Whether this is the park's first close. */
  isFirst: boolean;
}

/** The counted cash, the reason of a difference, the cash to take out, and the button that closes the day. */
export function CountForm({ day, open, today, isFirst }: CountFormProps) {
  const texts = useTexts();
  const t = useStaffTexts().closing;
  const [input, setInput] = useState('');
  const [note, setNote] = useState('');
  const [way, setWay] = useState<TakingWay>('float');
  const [ownAmount, setOwnAmount] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const { float, sums } = open;
  const counted = readAmount(input);
  const difference = counted === null ? null : cashDifference({ ...sums, float, counted });
  const takeOut = counted === null ? null : takenBy(way, { counted, float, ownAmount });
  const isShort = note.trim().length < reasonLength.min;
  const closing = useClosing();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (counted === null || takeOut === null || (difference !== 0 && isShort)) return;
    closing.mutate({ day, seen: open, counted, taken: takeOut, note: difference ? note.trim() : null });
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <CountField
        expected={float + sums.cash}
        input={input}
        onInput={setInput}
        isFaulty={isAttempted && counted === null}
      />
      {counted !== null && difference !== null && (
        <Difference
          day={day}
          counted={counted}
          difference={difference}
          note={note}
          onNote={setNote}
          isFaulty={isAttempted && isShort}
        />
      )}
      {counted !== null && (
        <TakeOut
          counted={counted}
          float={float}
          way={way}
          onWay={setWay}
          ownAmount={ownAmount}
          onOwnAmount={setOwnAmount}
          takeOut={takeOut}
          isAttempted={isAttempted}
        />
      )}
      <Consequences day={day} today={today} isFirst={isFirst} />
      {closing.error && <Alert kind="danger">{failedText(t.failed, closing.error, texts)}</Alert>}
      <div className={form.actions}>
        <Button type="submit" variant="danger" busy={closing.isPending}>
          {t.confirm(dateText(day))}
        </Button>
      </div>
    </form>
  );
}

interface CountFieldProps {
  /** Grosze. */
  expected: number;
  input: string;
  onInput: (input: string) => void;
  isFaulty: boolean;
}

function CountField({ expected, input, onInput, isFaulty }: CountFieldProps) {
  const t = useStaffTexts().closing;
  const { price } = useTexts().common;
  return (
    <>
      <p className={styles.head}>
        <span>{t.expected}</span> <strong>{price(expected)}</strong>
      </p>
      <Field
        label={t.counted}
        hint={t.countedHint}
        inputMode="decimal"
        autoComplete="off"
        value={input}
        error={isFaulty ? t.countedFault : undefined}
        onChange={(event) => onInput(event.target.value)}
      />
    </>
  );
}

function Consequences({ day, today, isFirst }: Omit<CountFormProps, 'open'>) {
  const t = useStaffTexts().closing;
  return (
    <>
      <p>{day.equals(today) ? t.finalToday(dateText(day.add({ days: 1 }))) : t.finalPast}</p>
      {isFirst && <p>{t.firstClose}</p>}
    </>
  );
}

interface DifferenceProps {
  day: Temporal.PlainDate;
  /** Grosze, like the difference. */
  counted: number;
  difference: number;
  note: string;
  onNote: (note: string) => void;
  isFaulty: boolean;
}

/** Shows by how much the count differs and what may explain it, and asks for the reason. */
function Difference({ day, counted, difference, note, onNote, isFaulty }: DifferenceProps) {
  const t = useStaffTexts().closing;
  const { price } = useTexts().common;
  if (difference === 0) return <Alert kind="success">{t.right}</Alert>;
  return (
    <>
      <Alert kind="warning">{tillText(t, difference, price)}</Alert>
      <Explanations day={day} counted={counted} note={note} onNote={onNote} />
      <Field
        label={t.note}
        hint={t.noteHint}
        maxLength={reasonLength.max}
        autoComplete="off"
        value={note}
        error={isFaulty ? t.noteFault(reasonLength.min) : undefined}
        onChange={(event) => onNote(event.target.value)}
      />
    </>
  );
}
