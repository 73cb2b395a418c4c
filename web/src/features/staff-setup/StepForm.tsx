import type { ParkDescription } from '@cablepark/domain/park/content';
import { type FormEvent, useState } from 'react';
import form from '../../staff/form/Form.module.css';
import { useFirstFault } from '../../staff/form/useFirstFault.ts';
import { type ParkPath, ParkRows } from '../../staff/park/ParkFields.tsx';
import { formOf, type ParkFaults, type ParkForm, patchOf, readForm } from '../../staff/park/parkForm.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { StepEnd } from './StepEnd.tsx';
import type { StepProps } from './stepProps.ts';
import { useSavePark } from './useSavePark.ts';

interface StepFormProps extends StepProps {
  step: 'contact' | 'operator';
  /** Fields that are side by side if there is room. */
  rows?: readonly (readonly ParkPath[])[];
  /** Further fields, with access to the form. */
  children?: (typing: StepTyping) => Elements;
}

export interface StepTyping {
  typed: ParkForm;
  faults: ParkFaults;
  change: (part: Partial<ParkForm>) => void;
  changeField: (path: string, value: string) => void;
}

/** A part of the park's details; sends only the changes, then opens the next step. */
export function StepForm({ step, rows = [], children, state, content, onDone }: StepFormProps) {
  const t = useStaffTexts().setup;
  const saving = useSavePark();
  const [faults, setFaults] = useState<ParkFaults>(new Set());
  const { form: formRef, showFault } = useFirstFault();
  const typing = useTyping(content, faults);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readForm(typing.typed, typing.before);
    if ('faults' in result) {
      setFaults(result.faults);
      return showFault();
    }
    setFaults(new Set());
    const { seen } = state.setup;
    const patch = patchOf(typing.before, result.content);
    return saving.mutate({ ...patch, setup: { seen: [...new Set([...seen, step])] } }, { onSuccess: onDone });
  };

  return (
    <form ref={formRef} className={form.form} noValidate onSubmit={submit}>
      <ParkRows rows={rows} fields={typing.typed.fields} faults={faults} onChange={typing.changeField} />
      {children?.(typing)}
      {faults.size > 0 && <Alert kind="danger">{t.checkFields}</Alert>}
      <SaveFailure error={saving.error} />
      <StepEnd step={step} state={state} onDone={onDone}>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saving.isPending ? t.saving : t.save}
        </Button>
      </StepEnd>
    </form>
  );
}

/** The form, and its base: changes on the server since then are not reverted. */
function useTyping(content: ParkDescription, faults: ParkFaults): StepTyping & { before: ParkDescription } {
  const [before] = useState(content);
  const [values, setValues] = useState(() => formOf(content));
  const change = (part: Partial<ParkForm>) => setValues((now) => ({ ...now, ...part }));
  const changeField = (path: string, value: string) =>
    setValues((now) => ({ ...now, fields: { ...now.fields, [path]: value } }));
  return { typed: values, before, faults, change, changeField };
}
