import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { changedAt, without } from '../rows.ts';
import styles from '../Season.module.css';
import { Entry } from './Entry.tsx';
import type { PlanPart } from './planPart.ts';

const mostBreaks = 12;

/** Daily breaks of the cable. */
export function BreakFields({ plan: { breaks }, fault, onChange }: PlanPart) {
  const t = useStaffTexts().season;
  return (
    <fieldset className={form.group}>
      <legend className={styles.legend}>{t.breaks}</legend>
      {breaks.map((pause, index) => {
        const wrong = fault(`breaks.${index}`);
        const change = (part: Partial<typeof pause>) => onChange({ breaks: changedAt(breaks, index, part) });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- A row has only its index, and its fields keep no state.
          <Entry
            key={index}
            title={t.breakTitle(index + 1)}
            removeLabel={t.removeBreak(index + 1)}
            onRemove={() => onChange({ breaks: without(breaks, index) })}
          >
            <div className={styles.times}>
              <Field
                label={t.breakFrom}
                type="time"
                error={wrong}
                value={pause.from}
                onChange={(event) => change({ from: event.target.value })}
              />
              <Field
                label={t.breakTo}
                type="time"
                value={pause.to}
                onChange={(event) => change({ to: event.target.value })}
              />
            </div>
          </Entry>
        );
      })}
      {breaks.length === 0 && <p className={form.hint}>{t.breaksHint}</p>}
      {breaks.length < mostBreaks && (
        <div className={form.actions}>
          <Button onClick={() => onChange({ breaks: [...breaks, { from: '13:00', to: '14:00' }] })}>
            {t.addBreak}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
