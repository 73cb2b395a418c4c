import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { takePass } from '../api/ownPasses.ts';
import styles from './Passes.module.css';

/** A pass that was given as a present becomes one's own by its code. */
export function TakePass() {
  const texts = useTexts();
  const t = usePageTexts(ownPassesTexts).take;
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const taking = useMutation({
    mutationFn: takePass,
    async onSuccess() {
      toast.success(t.done);
      setCode('');
      await client.invalidateQueries({ queryKey: passesKey });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() !== '') taking.mutate(code);
  };
  return (
    <section className={styles.card}>
      <h2>{t.heading}</h2>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={t.code}
          hint={t.note}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={taking.isPending}>
          {t.button}
        </Button>
      </form>
      {taking.error && (
        <Alert kind="danger">
          {taking.error instanceof ApiError && taking.error.code === 'FORBIDDEN'
            ? t.wrong
            : failedText(t.failed, taking.error, texts)}
        </Alert>
      )}
    </section>
  );
}
