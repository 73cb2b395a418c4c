import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark, useRereadPark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useUnsaved } from '../../staff/form/useUnsaved.ts';
import { changeParkContent } from '../../staff/park/parkContent.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';

/** The park's name: the same field as in its details, saved separately. */
export function NameField() {
  const texts = useTexts();
  const t = useStaffTexts().looks;
  const reread = useRereadPark();
  const { name } = usePark();
  const [input, setInput] = useState<string | null>(null);
  const value = input ?? name;
  const isNew = value.trim() !== '' && value.trim() !== name;
  useUnsaved(isNew);
  const saving = useMutation({
    mutationFn: (next: string) => changeParkContent({ name: next }),
    onSuccess: (next) => {
      setInput(next.name);
      reread();
      toast.success(t.saved);
    },
  });
  return (
    <fieldset className={form.card}>
      <legend className={form.sectionTitle}>{t.name}</legend>
      {saving.isError && (
        <Alert kind="danger" title={t.nameFailed}>
          {errorText(saving.error, texts)}
        </Alert>
      )}
      <Field
        label={t.name}
        hint={t.nameHint}
        value={value}
        maxLength={80}
        onChange={({ target }) => setInput(target.value)}
      />
      <div className={form.actions}>
        <Button busy={saving.isPending} disabled={!isNew} onClick={() => saving.mutate(value.trim())}>
          {t.saveName}
        </Button>
      </div>
    </fieldset>
  );
}
