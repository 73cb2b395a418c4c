import type { VoidWay } from '@cablepark/domain/payments/cash-entry';
import { useId } from 'react';
import { classes } from '../../ui/classes.ts';
import field from '../../ui/fields/Field.module.css';
import { WarningIcon } from '../../ui/icons.tsx';
import form from '../form/Form.module.css';
import { useStaffTexts } from '../texts.ts';

interface WayChoiceProps<Way extends string> {
  legend: string;
  ways: readonly { value: Way; label: string }[];
  /** Null until somebody chooses: a default would put a wrong method into the books. */
  value: Way | null;
  error: string | undefined;
  onChange: (way: Way) => void;
}

/** The way of a refund: radio buttons, large enough for a thumb. */
export function WayChoice<Way extends string>({ legend, ways, value, error, onChange }: WayChoiceProps<Way>) {
  const id = useId();
  return (
    <fieldset className={form.group} aria-describedby={`${id}-note`}>
      <legend className={form.legend}>{legend}</legend>
      <div className={form.checks}>
        {ways.map((way) => (
          <label key={way.value} className={form.check}>
            <input
              type="radio"
              className={form.box}
              name={id}
              checked={way.value === value}
              onChange={() => onChange(way.value)}
            />
            <span>{way.label}</span>
          </label>
        ))}
      </div>
      <p className={classes(field.note, error && field.error)} id={`${id}-note`} aria-live="polite">
        {error && (
          <>
            <WarningIcon className={field.noteIcon} />
            <span>{error}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}

interface BackByChoiceProps<Way extends VoidWay> {
  ways: readonly Way[];
  value: Way | null;
  /** Whether the form was sent without a choice. */
  isMissing: boolean;
  onChange: (way: Way) => void;
}

/** How the desk refunds money. */
export function BackByChoice<Way extends VoidWay>({
  ways,
  value,
  isMissing,
  onChange,
}: BackByChoiceProps<Way>) {
  const t = useStaffTexts().payments;
  return (
    <WayChoice
      legend={t.way}
      ways={ways.map((way) => ({ value: way, label: t.ways[way] }))}
      value={value}
      error={isMissing ? t.wayFault : undefined}
      onChange={onChange}
    />
  );
}
