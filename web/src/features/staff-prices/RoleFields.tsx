import { paths } from '@cablepark/contract/paths';
import { priceRoles } from '@cablepark/domain/prices/prices.schema';
import { Link } from 'react-router';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import type { Elements } from '../../ui/elements.ts';
import { NumberField } from './NumberField.tsx';
import { PassFields } from './PassFields.tsx';
import { PlainFields } from './PlainFields.tsx';
import styles from './Prices.module.css';
import type { RowDetailsProps } from './rowDetailsProps.ts';

interface RoleFieldsProps extends RowDetailsProps {
  path: string;
  /** Content beside it. */
  children: Elements;
}

/** The row's role in the program, and its consequences. */
export function RoleFields({ row, place, path, fault, editing, children }: RoleFieldsProps) {
  const t = useStaffTexts().prices;
  const { features } = usePark();
  return (
    <>
      <div className={form.row}>
        <SelectField
          label={t.role}
          value={row.role}
          onChange={({ target }) => editing.setRole(place, priceRoles[target.selectedIndex] ?? row.role)}
        >
          {priceRoles.map((role) => (
            <option key={role} value={role}>
              {t.roles[role]}
            </option>
          ))}
        </SelectField>
        {row.role === 'pass' && (
          <NumberField
            label={t.slotCount}
            value={row.slots}
            error={fault(`${path}.slots`, t.slotCountFault)}
            onChange={(slots) => editing.changeRow(place, { slots })}
          />
        )}
        {children}
      </div>
      {row.role === 'plain' && <PlainFields row={row} place={place} editing={editing} />}
      {row.role === 'pass' && features.includes('passes') && (
        <PassFields
          facts={row.pass ?? null}
          path={`${path}.pass`}
          fault={fault}
          onChange={(pass) => editing.changeRow(place, { pass })}
        />
      )}
      {row.role === 'slot' && (
        <p className={form.hint}>
          <span>{t.slotHint}</span>{' '}
          <Link className={styles.look} to={paths.season}>
            {t.toSeason}
          </Link>
        </p>
      )}
    </>
  );
}
