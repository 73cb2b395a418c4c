import { type VatRate, vatRates } from '@cablepark/domain/park/vat-rates';
import type { PriceRow } from '@cablepark/domain/prices/prices.schema';
import { usePark } from '../../park/ParkProvider.tsx';
import { BilingualField } from '../../staff/content/BilingualField.tsx';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { PriceField } from '../../staff/prices/PriceField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { namedFault, type PriceFault } from './namedFault.ts';
import styles from './Prices.module.css';
import { RoleFields } from './RoleFields.tsx';
import type { RowDetailsProps } from './rowDetailsProps.ts';

/** All fields of a row. */
export function RowDetails(props: RowDetailsProps) {
  const { row, place, called, fault, editing } = props;
  const t = useStaffTexts().prices;
  const path = `groups.${place.group}.rows.${place.row}`;
  const change = (part: Partial<PriceRow>) => editing.changeRow(place, part);
  return (
    <fieldset className={styles.details} aria-label={called}>
      <BilingualField
        label={t.name}
        value={row.name}
        path={`${path}.name`}
        fault={namedFault(fault, `${path}.name`, t.nameFault)}
        onChange={(name) => change({ name })}
      />
      <BilingualField
        label={t.note}
        value={row.note}
        path={`${path}.note`}
        fault={fault}
        onChange={(note) => change({ note })}
      />
      <Prices row={row} path={path} fault={fault} onChange={change} />
      <RoleFields {...props} path={path}>
        <Vat value={row.vat} onChange={(vat) => change({ vat })} />
      </RoleFields>
      <div className={form.actions}>
        <Button
          variant="quietDanger"
          aria-label={t.removeRowOf(called)}
          onClick={() => editing.removeRow(place)}
        >
          {t.removeRow}
        </Button>
      </div>
    </fieldset>
  );
}

interface PricesProps {
  row: PriceRow;
  path: string;
  fault: PriceFault;
  onChange: (part: Partial<PriceRow>) => void;
}

/** One price, or two if weekends differ. */
function Prices({ row: { price, weekendPrice }, path, fault, onChange }: PricesProps) {
  const t = useStaffTexts().prices;
  const hasTwo = weekendPrice !== null;
  return (
    <>
      <div className={form.row}>
        <PriceField
          label={hasTwo ? t.weekdayPrice : t.price}
          value={price}
          error={fault(`${path}.price`, t.priceFault)}
          onChange={(pln) => onChange({ price: pln })}
        />
        {hasTwo && (
          <PriceField
            label={t.weekendPrice}
            value={weekendPrice}
            error={fault(`${path}.weekendPrice`, t.priceFault)}
            onChange={(pln) => onChange({ weekendPrice: pln })}
          />
        )}
      </div>
      <div className={form.checks}>
        <CheckField
          label={t.hasWeekend}
          checked={hasTwo}
          onChange={({ target }) => onChange({ weekendPrice: target.checked ? price : null })}
        />
      </div>
    </>
  );
}

/** Only for a park that pays VAT. */
function Vat({ value, onChange }: { value: VatRate; onChange: (vat: VatRate) => void }) {
  const t = useStaffTexts().prices;
  if (!usePark().operator.paysVat) return null;
  return (
    <SelectField
      label={t.vat}
      hint={t.vatHint}
      value={value}
      onChange={({ target }) => onChange(vatRates[target.selectedIndex] ?? value)}
    >
      {vatRates.map((rate) => (
        <option key={rate} value={rate}>
          {t.rates[rate]}
        </option>
      ))}
    </SelectField>
  );
}
