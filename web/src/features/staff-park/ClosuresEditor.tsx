import { readDeskClosuresCall } from '@cablepark/contract/closures/closures';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../lib/http/call.ts';
import form from '../../staff/form/Form.module.css';
import { changeParkContent } from '../../staff/park/parkContent.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

const mostPln = 1_000_000;

/** Up to which sum to give back a Manager closes tracks. */
export function ClosuresEditor() {
  const t = useStaffTexts().park.closures;
  const query = useQuery({
    queryKey: ['manager closes up to'],
    queryFn: async ({ signal }) => (await call(readDeskClosuresCall, { signal })).manager_up_to,
  });
  return (
    <section className={form.form} aria-labelledby="closures">
      <h2 id="closures">{t.heading}</h2>
      {query.isPending && <Skeleton height="4rem" />}
      {query.isError && <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />}
      {query.data !== undefined && <Sum start={query.data} />}
    </section>
  );
}

function Sum({ start }: { start: number }) {
  const texts = useTexts();
  const t = useStaffTexts().park.closures;
  const [typed, setTyped] = useState(String(start));
  const [isAttempted, setAttempted] = useState(false);
  const isFault = !/^\d{1,7}$/.test(typed.trim()) || Number(typed) > mostPln;
  const saving = useMutation({
    mutationFn: (managerUpTo: number) => changeParkContent({ closures: { managerUpTo } }),
    onSuccess: () => toast.success(t.saved),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!isFault) saving.mutate(Number(typed));
  };
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <Field
        label={t.label}
        hint={t.hint}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isAttempted && isFault ? t.fault : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {saving.isError && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
      <div className={form.actions}>
        <Button type="submit" busy={saving.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
