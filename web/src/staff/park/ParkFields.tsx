import { readMapPoint } from '@cablepark/domain/park/map-point';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { DecimalField } from '../form/DecimalField.tsx';
import form from '../form/Form.module.css';
import { TextField } from '../form/TextField.tsx';
import { type StaffTexts, useStaffTexts } from '../texts.ts';
import type { ParkFaults } from './parkForm.ts';

export interface ParkParts {
  fields: Readonly<Record<string, string>>;
  faults: ParkFaults;
  onChange: (path: string, value: string) => void;
}

export type ParkPath = keyof StaffTexts['park']['fields'];

const ofManyLines: ReadonlySet<ParkPath> = new Set([
  'contact.address',
  'operator.address',
  'hours.note',
  'hours.noteEn',
]);

const decimals: ReadonlySet<ParkPath> = new Set([
  'contact.map.lat',
  'contact.map.lon',
  'policy.cancelFreeHours',
]);

/** Input types, for phones' keyboards and autofill. */
const kinds: Partial<Record<ParkPath, { type?: string; inputMode?: 'decimal' | 'numeric' }>> = {
  'contact.phone': { type: 'tel' },
  'contact.email': { type: 'email' },
  'contact.facebook': { type: 'url' },
  'contact.instagram': { type: 'url' },
  'contact.youtube': { type: 'url' },
  'policy.cancelClosesMinutes': { type: 'number', inputMode: 'numeric' },
  'policy.guardianUpToAge': { type: 'number', inputMode: 'numeric' },
  'policy.ridesAtMost': { type: 'number', inputMode: 'numeric' },
  'policy.ridesADayAtMost': { type: 'number', inputMode: 'numeric' },
  'policy.unprovedRidesAtMost': { type: 'number', inputMode: 'numeric' },
  'policy.unprovedRidesADayAtMost': { type: 'number', inputMode: 'numeric' },
};

/** A section of plain fields, after its other content. */
export function ParkFields(
  props: ParkParts & {
    section: keyof StaffTexts['park']['sections'];
    /** Fields that are side by side if there is room. */
    rows: readonly (readonly ParkPath[])[];
    children?: Elements;
  },
) {
  const t = useStaffTexts().park;
  return (
    <fieldset className={classes(form.group, form.card, form.fields)}>
      <legend className={form.sectionTitle}>{t.sections[props.section]}</legend>
      <p className={form.hint}>{t.hints[props.section]}</p>
      {props.children}
      <ParkRows {...props} />
    </fieldset>
  );
}

/** Fields of the park's details. */
export function ParkRows({ rows, ...parts }: ParkParts & { rows: readonly (readonly ParkPath[])[] }) {
  return rows.map((row) => (
    <div key={row[0]} className={form.row}>
      {row.map((path) => (
        <ParkField key={path} path={path} {...parts} />
      ))}
    </div>
  ));
}

function ParkField({ path, fields, faults, onChange }: ParkParts & { path: ParkPath }) {
  const t = useStaffTexts().park;
  const common = {
    label: t.fields[path],
    value: fields[path] ?? '',
    hint: hintOf(path, t),
    error: faults.has(path) ? (faultTexts(t)[path] ?? t.fault) : undefined,
  };
  if (ofManyLines.has(path)) {
    return <TextField {...common} rows={3} onChange={(event) => onChange(path, event.target.value)} />;
  }
  if (decimals.has(path)) {
    const takePoint = (text: string) => {
      const point = path.startsWith('contact.map.') ? readMapPoint(text) : null;
      if (point === null) return false;
      onChange('contact.map.lat', point.lat);
      onChange('contact.map.lon', point.lon);
      return true;
    };
    return <DecimalField {...common} onChange={(value) => onChange(path, value)} onText={takePoint} />;
  }
  return <Field {...common} {...kinds[path]} onChange={(event) => onChange(path, event.target.value)} />;
}

function faultTexts(t: StaffTexts['park']): Partial<Record<ParkPath, string>> {
  return t.faults;
}

function hintOf(path: ParkPath, t: StaffTexts['park']): string | undefined {
  if (path === 'contact.map.lat') return t.latHint;
  if (path === 'contact.map.lon') return t.lonHint;
  return path.startsWith('hours.note') ? t.noteHint : undefined;
}
