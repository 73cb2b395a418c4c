import { readDeskClosuresCall } from '@cablepark/contract/closures/closures';
import { delayMinutesAtMost } from '@cablepark/domain/park/policy';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../lib/http/call.ts';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import { changeParkContent } from '../../staff/park/parkContent.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

const mostPln = 1_000_000;

/** The park's limits of closing and of stops. */
interface Limits {
  /** PLN. */
  managerUpTo: number;
  /** Minutes. */
  delayUpTo: number;
  passesGrow: boolean;
}

/** The sum to refund up to which a Manager may close tracks, the delay that needs no answer, and whether closed days extend passes. */
export function ClosuresEditor() {
  const t = useStaffTexts().park.closures;
  const query = useQuery({
    queryKey: ['limits of closing'],
    queryFn: async ({ signal }): Promise<Limits> => {
      const desk = await call(readDeskClosuresCall, { signal });
      return { managerUpTo: desk.manager_up_to, delayUpTo: desk.delay_up_to, passesGrow: desk.passes_grow };
    },
  });
  return (
    <section className={form.form} aria-labelledby="closures">
      <h2 id="closures">{t.heading}</h2>
      {query.isPending && <Skeleton height="8rem" />}
      {query.isError && <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />}
      {query.data !== undefined && <LimitsForm start={query.data} />}
    </section>
  );
}

function LimitsForm({ start }: { start: Limits }) {
  const texts = useTexts();
  const t = useStaffTexts().park.closures;
  const [sum, setSum] = useState(String(start.managerUpTo));
  const [minutes, setMinutes] = useState(String(start.delayUpTo));
  const [passesGrow, setPassesGrow] = useState(start.passesGrow);
  const [isAttempted, setAttempted] = useState(false);
  const [managerUpTo, delayUpTo] = [numberOf(sum, mostPln), numberOf(minutes, delayMinutesAtMost)];
  const saving = useMutation({
    mutationFn: (limits: Limits) => changeParkContent({ closures: limits }),
    onSuccess: () => toast.success(t.saved),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (managerUpTo !== null && delayUpTo !== null) saving.mutate({ managerUpTo, delayUpTo, passesGrow });
  };
  const field = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <Field
        {...field}
        label={t.label}
        hint={t.hint}
        value={sum}
        error={isAttempted && managerUpTo === null ? t.fault : undefined}
        onChange={({ target }) => setSum(target.value)}
      />
      <Field
        {...field}
        label={t.delay}
        hint={t.delayHint}
        value={minutes}
        error={isAttempted && delayUpTo === null ? t.delayFault(delayMinutesAtMost) : undefined}
        onChange={({ target }) => setMinutes(target.value)}
      />
      <CheckField
        checked={passesGrow}
        onChange={({ target }) => setPassesGrow(target.checked)}
        label={t.passes}
      />
      <p className={form.hint}>{t.passesHint}</p>
      {saving.isError && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
      <div className={form.actions}>
        <Button type="submit" busy={saving.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

/** A whole number up to this; null for any other text. */
function numberOf(text: string, most: number): number | null {
  return /^\d{1,7}$/.test(text.trim()) && Number(text) <= most ? Number(text) : null;
}
