import { readDay } from '@cablepark/domain/time/day-range';
import { dateText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { openDaysOf } from './api/dayCloses.ts';
import { CountForm } from './CountForm.tsx';
import { FloatForm } from './FloatForm.tsx';
import { OpenSums } from './OpenSums.tsx';
import { UndonePayments } from './UndonePayments.tsx';

interface OpenDayProps {
  /** The initial day. */
  first: Temporal.PlainDate;
  /** The last closed day. */
  last: Temporal.PlainDate | null;
  today: Temporal.PlainDate;
}

/** Shows the book's totals of the open days, asks for the counted cash, and closes the days. */
export function OpenDay({ first, last, today }: OpenDayProps) {
  const t = useStaffTexts().closing;
  const [input, setInput] = useState(first.toString());
  const earliest = last?.add({ days: 1 }) ?? null;
  const day = dayWithin(input, earliest, today);
  const open = useQuery(openDaysOf(day));
  return (
    <section className={form.card} aria-labelledby="open-day">
      <h2 id="open-day" className={form.cardTitle}>
        {t.title}
      </h2>
      <Field
        label={t.day}
        type="date"
        min={earliest?.toString()}
        max={today.toString()}
        value={input}
        error={day ? undefined : t.dayFault(earliest && dateText(earliest), dateText(today))}
        onChange={(event) => setInput(event.target.value)}
      />
      {day && open.isPending && <Skeleton height="9rem" />}
      {open.isError && <LoadFailure title={t.sumsFailed} error={open.error} onRetry={open.refetch} />}
      {day && open.data && (
        <>
          <OpenSums day={day} open={open.data} />
          <UndonePayments range={{ from: open.data.from, to: day }} />
          <FloatForm day={day} open={open.data} />
          <CountForm key={day.toString()} day={day} open={open.data} today={today} isFirst={last === null} />
        </>
      )}
    </section>
  );
}

function dayWithin(
  input: string,
  earliest: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const day = readDay(input);
  if (!day || Temporal.PlainDate.compare(day, today) > 0) return null;
  return earliest && Temporal.PlainDate.compare(day, earliest) < 0 ? null : day;
}
