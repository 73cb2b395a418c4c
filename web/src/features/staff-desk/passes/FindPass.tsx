import { inFours, passCodeIn, readPassCode } from '@cablepark/domain/passes/pass-code';
import { type SubmitEvent, useState } from 'react';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { CameraIcon } from '../icons.tsx';
import { RiderSearch } from '../riders/RiderSearch.tsx';
import type { PassQuestion } from './api/passes.ts';
import { ScanDialog } from './scan/ScanDialog.tsx';

/** Finds passes by code or by rider. */
export function FindPass({ onAsk }: { onAsk: (question: PassQuestion) => void }) {
  const t = useStaffTexts().passes;
  const [input, setInput] = useState('');
  const [scanning, setScanning] = useState(false);
  const code = readPassCode(input);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code !== '') onAsk({ code });
  };
  const openCode = (code: string) => {
    setScanning(false);
    setInput(inFours(code));
    onAsk({ code });
  };
  return (
    <section className={form.card} aria-label={t.find}>
      <h2 className={form.cardTitle}>{t.find}</h2>
      <Button variant="primary" onClick={() => setScanning(true)}>
        <CameraIcon />
        <span>{t.scan.button}</span>
      </Button>
      {scanning && <ScanDialog codeIn={passCodeIn} onCode={openCode} onClose={() => setScanning(false)} />}
      <form className={form.form} onSubmit={submit}>
        <Field
          label={t.code}
          hint={t.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
        <Button type="submit">{t.findByCode}</Button>
      </form>
      <RiderSearch takesBlocked onRider={({ id }) => onAsk({ rider: id })} />
    </section>
  );
}
