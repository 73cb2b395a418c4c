import { type SubmitEvent, useState } from 'react';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { RiderSearch } from '../RiderSearch.tsx';
import type { PassQuestion } from './api/passes.ts';

/** By the code that a rider shows, or by the rider. */
export function FindPass({ onAsk }: { onAsk: (asked: PassQuestion) => void }) {
  const t = useStaffTexts().passes;
  const [typed, setTyped] = useState('');
  // As the server reads it: small letters, spaces and dashes do not matter.
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code !== '') onAsk({ code });
  };
  return (
    <section className={form.card} aria-label={t.find}>
      <h2 className={form.cardTitle}>{t.find}</h2>
      <form className={form.row} onSubmit={submit}>
        <Field
          label={t.code}
          hint={t.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t.findByCode}</Button>
      </form>
      <RiderSearch onRider={({ id }) => onAsk({ rider: id })} />
    </section>
  );
}
