import { dateText } from '@cablepark/domain/time/display';
import { DecimalField } from '../../../staff/form/DecimalField.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { freeHolidays } from '../exceptions.ts';
import { changedAt, without } from '../rows.ts';
import styles from '../Season.module.css';
import type { ExceptionForm } from '../seasonForm.ts';
import { Entry } from './Entry.tsx';
import type { PlanPart } from './planPart.ts';

const mostExceptions = 120;
const emptyException: ExceptionForm = {
  firstDay: '',
  lastDay: '',
  isClosed: true,
  opens: '',
  closes: '',
  price: '',
};

/** Days that differ from the week. */
export function ExceptionFields({ plan, fault, onChange }: PlanPart) {
  const t = useStaffTexts().season;
  const { exceptions } = plan;
  const add = (day: string) =>
    onChange({ exceptions: [...exceptions, { ...emptyException, firstDay: day, lastDay: day }] });
  return (
    <fieldset className={form.group}>
      <legend className={styles.legend}>{t.exceptions}</legend>
      <p className={form.hint}>{t.exceptionsHint}</p>
      {exceptions.map((exception, index) => (
        <ExceptionRow
          // oxlint-disable-next-line react/no-array-index-key -- A row has only its index, and its fields keep no state.
          key={index}
          number={index + 1}
          exception={exception}
          fault={(key) => fault(`exceptions.${index}.${key}`)}
          onChange={(part) => onChange({ exceptions: changedAt(exceptions, index, part) })}
          onRemove={() => onChange({ exceptions: without(exceptions, index) })}
        />
      ))}
      {exceptions.length < mostExceptions && (
        <>
          <div className={form.actions}>
            <Button onClick={() => add('')}>{t.addException}</Button>
          </div>
          <HolidayOffer plan={plan} onAdd={add} />
        </>
      )}
    </fieldset>
  );
}

/** The plan's public holidays without an exception. */
function HolidayOffer({ plan, onAdd }: { plan: PlanPart['plan']; onAdd: (day: string) => void }) {
  const t = useStaffTexts().season;
  const holidays = freeHolidays(plan);
  if (holidays.length === 0) return null;
  return (
    <div className={form.group}>
      <p className={form.hint}>{t.holidayOffer}</p>
      <div className={styles.offers}>
        {holidays.map(({ day, name }) => (
          <button
            key={day.toString()}
            type="button"
            className={styles.offer}
            onClick={() => onAdd(day.toString())}
          >{`${t.holidays[name]}, ${dateText(day)}`}</button>
        ))}
      </div>
    </div>
  );
}

interface ExceptionRowProps {
  number: number;
  exception: ExceptionForm;
  fault: (key: 'firstDay' | 'lastDay' | 'hours' | 'price') => string | undefined;
  onChange: (part: Partial<ExceptionForm>) => void;
  onRemove: () => void;
}

function ExceptionRow({ number, exception, fault, onChange, onRemove }: ExceptionRowProps) {
  const t = useStaffTexts().season;
  return (
    <Entry title={t.exception(number)} removeLabel={t.removeException(number)} onRemove={onRemove}>
      <div className={form.group}>
        <div className={form.row}>
          <Field
            label={t.exceptionFirst}
            type="date"
            error={fault('firstDay')}
            value={exception.firstDay}
            onChange={(event) => onChange({ firstDay: event.target.value })}
          />
          <Field
            label={t.exceptionLast}
            hint={t.exceptionLastHint}
            type="date"
            min={exception.firstDay || undefined}
            error={exception.lastDay === '' ? undefined : fault('lastDay')}
            value={exception.lastDay}
            onChange={(event) => onChange({ lastDay: event.target.value })}
          />
        </div>
        <div>
          <Choice
            legend={t.exceptionKind}
            options={[
              { value: 'closed', label: t.closed },
              { value: 'otherwise', label: t.otherwise },
            ]}
            value={exception.isClosed ? 'closed' : 'otherwise'}
            onChange={(value) => onChange({ isClosed: value === 'closed' })}
          />
        </div>
        {!exception.isClosed && <Otherwise exception={exception} fault={fault} onChange={onChange} />}
      </div>
    </Entry>
  );
}

function Otherwise({
  exception,
  fault,
  onChange,
}: Pick<ExceptionRowProps, 'exception' | 'fault' | 'onChange'>) {
  const t = useStaffTexts().season;
  return (
    <div className={styles.prices}>
      <Field
        label={t.exceptionOpens}
        hint={t.asPlanned}
        type="time"
        error={fault('hours')}
        value={exception.opens}
        onChange={(event) => onChange({ opens: event.target.value })}
      />
      <Field
        label={t.exceptionCloses}
        type="time"
        value={exception.closes}
        onChange={(event) => onChange({ closes: event.target.value })}
      />
      <DecimalField
        label={t.exceptionPrice}
        hint={t.asPlanned}
        error={fault('price')}
        value={exception.price}
        onChange={(price) => onChange({ price })}
      />
    </div>
  );
}
