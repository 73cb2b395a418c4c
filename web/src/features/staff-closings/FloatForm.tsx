import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { readAmount } from '../../staff/form/amount.ts';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { type OpenDays, setFloat } from './api/dayCloses.ts';
import styles from './Closings.module.css';

/** The cash that the day starts with, and a field to enter another sum. */
export function FloatForm({ day, open: { float, origin } }: { day: Temporal.PlainDate; open: OpenDays }) {
  const t = useStaffTexts().closing;
  const { price, goBack } = useTexts().common;
  const [input, setInput] = useState<string | null>(null);
  const [isAttempted, setAttempted] = useState(false);
  const saving = useSaving(day, () => setInput(null));
  const texts = useTexts();
  const cents = readAmount(input ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (cents !== null) saving.mutate(cents);
  };
  return (
    <div className={styles.part}>
      <p className={styles.head}>
        <span>{t.float}</span> <strong>{price(float)}</strong>
        <span className={styles.soft}>{t.floatFrom[origin]}</span>
        {input === null && (
          <Button
            variant="quiet"
            onClick={() => {
              setAttempted(false);
              setInput('');
            }}
          >
            {t.setFloat}
          </Button>
        )}
      </p>
      {/* A day before it has cash and is not closed. */}
      {saving.isSuccess && input === null && origin !== 'typed' && (
        <Alert kind="info">{t.floatNotCounted}</Alert>
      )}
      {input !== null && (
        <form className={form.form} onSubmit={submit} noValidate>
          <Field
            label={t.floatLabel}
            hint={t.floatHint}
            inputMode="decimal"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press of the button opens the field
            autoFocus
            value={input}
            error={isAttempted && cents === null ? t.countedFault : undefined}
            onChange={(event) => setInput(event.target.value)}
          />
          {saving.error && <Alert kind="danger">{failedText(t.floatFailed, saving.error, texts)}</Alert>}
          <div className={form.actions}>
            <Button onClick={() => setInput(null)}>{goBack}</Button>
            <Button type="submit" busy={saving.isPending}>
              {t.floatSave}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function useSaving(day: Temporal.PlainDate, onSaved: () => void) {
  const t = useStaffTexts().closing;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cents: number) => setFloat(day, cents),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: slotKeys.all });
      toast.success(t.floatSaved);
      onSaved();
    },
  });
}
