import { paths } from '@cablepark/contract/paths';
import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/fields/Field.tsx';

/** The site's pages that a button can link to. */
const pages = ['planner', 'prices', 'events', 'bar', 'features', 'location', 'contact', 'signup'] as const;
const elsewhere = 'https://';

interface TargetFieldProps {
  value: string;
  onChange: (target: string) => void;
  error: string | undefined;
}

/** A button's target: one of the site's pages, or a typed address. */
export function TargetField({ value, onChange, error }: TargetFieldProps) {
  const t = useStaffTexts().home;
  const page = pages.find((name) => paths[name] === value);
  return (
    <div className={form.row}>
      <SelectField
        label={t.fields.target}
        value={page ?? ''}
        onChange={({ target }) =>
          onChange(pages.includes(target.value as 'bar') ? paths[target.value as 'bar'] : elsewhere)
        }
      >
        {pages.map((name) => (
          <option key={name} value={name}>
            {t.pages[name]}
          </option>
        ))}
        <option value="">{t.fields.elsewhere}</option>
      </SelectField>
      {page === undefined && (
        <Field
          label={t.fields.address}
          hint={t.fields.addressHint}
          inputMode="url"
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
