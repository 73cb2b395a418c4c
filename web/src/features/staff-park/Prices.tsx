import { DecimalField } from '../../staff/form/DecimalField.tsx';
import form from '../../staff/form/Form.module.css';
import type { ParkParts } from '../../staff/park/ParkFields.tsx';
import { onePrices, twoPrices } from '../../staff/park/parkForm.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import styles from './Park.module.css';

/** The price list (SPEC.md §9). */
export function Prices(props: ParkParts) {
  const t = useStaffTexts().park;
  return (
    <fieldset className={classes(form.group, form.card, form.fields)}>
      <legend className={form.sectionTitle}>{t.sections.prices}</legend>
      <p className={form.hint}>{t.hints.prices}</p>
      {twoPrices.map((key) => (
        <div key={key} className={classes(form.row, styles.prices)}>
          <Price path={`prices.${key}.weekday`} label={`${t.prices[key]}, ${t.weekday}`} {...props} />
          <Price path={`prices.${key}.weekend`} label={`${t.prices[key]}, ${t.weekend}`} {...props} />
        </div>
      ))}
      <div className={classes(form.row, styles.prices, styles.extras)}>
        {onePrices.map((key) => (
          <Price key={key} path={`prices.${key}`} label={t.prices[key]} {...props} />
        ))}
      </div>
    </fieldset>
  );
}

function Price({ path, label, fields, faults, onChange }: ParkParts & { path: string; label: string }) {
  const t = useStaffTexts().park;
  return (
    <DecimalField
      label={label}
      value={fields[path] ?? ''}
      error={faults.has(path) ? t.priceFault : undefined}
      onChange={(value) => onChange(path, value)}
    />
  );
}
