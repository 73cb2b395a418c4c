import { type SubmitEvent, useState } from 'react';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import styles from './Passes.module.css';
import { useTakePass } from './useTakePass.ts';

/** Accepts a gift by its code. */
export function TakePass() {
  const t = usePageTexts(ownPassesTexts).take;
  const [code, setCode] = useState('');
  const { take, busy, fault } = useTakePass(() => setCode(''));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() !== '') take(code);
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
        <Button type="submit" variant={code.trim() === '' ? 'secondary' : 'primary'} busy={busy}>
          {t.button}
        </Button>
      </form>
      {fault && <Alert kind="danger">{fault}</Alert>}
    </section>
  );
}
