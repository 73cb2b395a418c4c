import type { ParkContent } from '@cablepark/domain/park/content';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useRereadPark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useFirstFault } from '../../staff/form/useFirstFault.ts';
import { useUnsaved } from '../../staff/form/useUnsaved.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { changeParkContent } from './api/park.ts';
import styles from './Park.module.css';
import { ParkFields } from './ParkFields.tsx';
import { Prices } from './Prices.tsx';
import { formOf, type ParkFaults, patchOf, readForm } from './parkForm.ts';
import { Week } from './Week.tsx';

const noFaults: ParkFaults = new Set();

/** The whole content in one form; only what was changed is sent. */
export function ParkEditor({ content }: { content: ParkContent }) {
  const texts = useTexts();
  const t = useStaffTexts().park;
  const rereadPark = useRereadPark();
  const [saved, setSaved] = useState(content);
  const [typed, setTyped] = useState(() => formOf(content));
  const [faults, setFaults] = useState(noFaults);
  const { form: formRef, showFault } = useFirstFault();
  const isUnsaved = JSON.stringify(typed) !== JSON.stringify(formOf(saved));
  const mayLeave = useUnsaved(isUnsaved);
  const saving = useMutation({
    mutationFn: (next: ParkContent) => changeParkContent(patchOf(saved, next)),
    onSuccess: (next) => {
      setSaved(next);
      setTyped(formOf(next));
      rereadPark();
      toast.success(t.saved);
    },
  });

  const change = (path: string, value: string) => {
    setTyped((before) => ({ ...before, fields: { ...before.fields, [path]: value } }));
    setFaults((before) => new Set([...before].filter((fault) => fault !== path)));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(typed);
    if ('faults' in read) {
      setFaults(read.faults);
      return showFault();
    }
    setFaults(noFaults);
    return saving.mutate(read.content);
  };

  const undo = async () => {
    if (!(await mayLeave())) return;
    setTyped(formOf(saved));
    setFaults(noFaults);
  };

  const parts = { fields: typed.fields, faults, onChange: change };
  return (
    <form ref={formRef} className={form.form} noValidate onSubmit={submit}>
      <ParkFields section="name" rows={[['name']]} {...parts} />
      <ParkFields
        section="contact"
        rows={[
          ['contact.phone', 'contact.email'],
          ['contact.address'],
          ['contact.map.lat', 'contact.map.lon'],
          ['contact.facebook', 'contact.instagram', 'contact.youtube'],
        ]}
        {...parts}
      />
      <ParkFields section="hours" rows={[['hours.note', 'hours.noteEn']]} {...parts}>
        <Week
          week={typed.week}
          faults={faults}
          onChange={(week) => {
            setTyped((before) => ({ ...before, week }));
            setFaults((before) => new Set([...before].filter((fault) => !fault.startsWith('hours.week'))));
          }}
        />
      </ParkFields>
      <Prices {...parts} />
      <ParkFields
        section="policy"
        rows={[['policy.cancelClosesMinutes', 'policy.cancelFreeHours', 'policy.guardianUpToAge']]}
        {...parts}
      />
      <ParkFields
        section="operator"
        rows={[['operator.name', 'operator.taxId'], ['operator.address']]}
        {...parts}
      />
      <div className={styles.footer}>
        {faults.size > 0 && <Alert kind="danger">{t.checkFields}</Alert>}
        {saving.isError && (
          <Alert kind="danger" title={t.saveFailed}>
            {errorText(saving.error, texts)}
          </Alert>
        )}
        <div className={styles.bar}>
          <output className={form.hint}>{isUnsaved ? t.unsaved : t.allSaved}</output>
          <div className={form.actions}>
            {isUnsaved && <Button onClick={() => void undo()}>{t.undo}</Button>}
            <Button type="submit" variant="primary" busy={saving.isPending} disabled={!isUnsaved}>
              {saving.isPending ? t.saving : t.save}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
