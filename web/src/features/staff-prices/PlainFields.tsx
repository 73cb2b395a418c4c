import { hireUnits } from '@cablepark/domain/prices/prices.schema';
import { usePark } from '../../park/ParkProvider.tsx';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import type { RowDetailsProps } from './rowDetailsProps.ts';

/** The desk's use of a plain row: it sells the item besides rides, or hires out tracks at its price. */
export function PlainFields({ row, place, editing }: Pick<RowDetailsProps, 'row' | 'place' | 'editing'>) {
  const t = useStaffTexts().prices;
  const { features } = usePark();
  return (
    <>
      {features.includes('bills') && (
        <div className={form.checks}>
          <CheckField
            label={t.atDesk}
            checked={row.desk === true}
            onChange={({ target }) => editing.changeRow(place, { desk: target.checked })}
          />
          <CheckField
            label={t.wanted}
            checked={row.wanted === true}
            onChange={({ target }) => editing.changeRow(place, { wanted: target.checked })}
          />
        </div>
      )}
      {features.includes('parties') && (
        <SelectField
          label={t.hire}
          value={row.hire ?? ''}
          onChange={({ target }) =>
            editing.changeRow(place, { hire: hireUnits.find((unit) => unit === target.value) ?? null })
          }
        >
          <option value="">{t.noHire}</option>
          {hireUnits.map((unit) => (
            <option key={unit} value={unit}>
              {t.hireUnits[unit]}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
