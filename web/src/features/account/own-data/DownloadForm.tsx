import type { OwnDataFormat } from '@cablepark/contract/accounts/own-data.schema';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { keepFile } from '../../../lib/keptFile.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { takeOwnData } from '../api/ownData.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { FormEnd } from './FormEnd.tsx';
import styles from './OwnData.module.css';
import { Folded, Section } from './Section.tsx';

/** All data that the park holds on a rider, as a file. */
export function DownloadForm() {
  const t = usePageTexts(ownDataTexts).download;
  return (
    <Section heading={t.heading} summary={t.summary}>
      <Folded action={t.open} label={t.open}>
        {(close) => <Form close={close} />}
      </Folded>
    </Section>
  );
}

function Form({ close }: { close: () => void }) {
  const t = usePageTexts(ownDataTexts).download;
  const { language } = useLanguage();
  const [format, setFormat] = useState<OwnDataFormat>('html');
  const [current, setCurrent] = useState('');
  const taking = useMutation({
    mutationFn: () => takeOwnData({ format, language, current_password: current }),
    onSuccess: (file) => {
      keepFile(file);
      toast.success(t.got);
      close();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (current !== '') taking.mutate();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CurrentPassword
        hint={t.passwordHint}
        value={current}
        failure={taking.error}
        onChange={(input) => {
          setCurrent(input);
          taking.reset();
        }}
      />
      <Choice
        legend={t.format}
        options={(['html', 'json'] as const).map((value) => ({ value, label: t.formats[value] }))}
        value={format}
        onChange={setFormat}
      />
      <FormEnd
        submit={t.get}
        submitting={t.getting}
        failed={t.failed}
        failure={taking.error}
        busy={taking.isPending}
        disabled={current === ''}
        onClose={close}
      />
    </form>
  );
}
