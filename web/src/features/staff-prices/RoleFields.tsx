import { paths } from '@cablepark/contract/paths';
import { priceRoles } from '@cablepark/domain/pages/prices.schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/Field.tsx';
import styles from './Prices.module.css';
import type { RowDetailsProps } from './RowDetails.tsx';

interface RoleFieldsProps extends RowDetailsProps {
  path: string;
  /** What stands beside it. */
  children: ReactNode;
}

/** What the row is to the program, and what follows from it. */
export function RoleFields({ row, place, path, fault, editing, children }: RoleFieldsProps) {
  const t = useStaffTexts().prices;
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
          <Field
            label={t.slotCount}
            type="number"
            inputMode="numeric"
            min={1}
            value={row.slots ?? ''}
            error={fault(`${path}.slots`, t.slotCountFault)}
            onChange={({ target }) =>
              editing.changeRow(place, { slots: target.value === '' ? null : Number(target.value) })
            }
          />
        )}
        {children}
      </div>
      {row.role === 'slot' && (
        <p className={form.hint}>
          {t.slotHint}{' '}
          <Link className={styles.look} to={paths.season}>
            {t.toSeason}
          </Link>
        </p>
      )}
    </>
  );
}
