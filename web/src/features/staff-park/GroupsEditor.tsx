import { readGroupTermsCall } from '@cablepark/contract/groups/groups';
import { type DepositDefault, depositWays } from '@cablepark/domain/park/group-deposit';
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
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

const most = { none: 0, percent: 100, sum: 100_000 } as const;

/** The default deposit of an offer to a group. */
export function GroupsEditor() {
  const t = useStaffTexts().park.groups;
  const query = useQuery({
    queryKey: ['park', 'group terms'],
    queryFn: async ({ signal }): Promise<DepositDefault> => {
      const { deposit_by: by, deposit: amount } = await call(readGroupTermsCall, { signal });
      return { by, amount };
    },
    // Never refetches while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <section className={form.form} aria-labelledby="group-deposit">
      <h2 id="group-deposit">{t.heading}</h2>
      {query.isPending && <Skeleton height="4rem" />}
      {query.isError && <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />}
      {query.data && <Deposit start={query.data} />}
    </section>
  );
}

function Deposit({ start }: { start: DepositDefault }) {
  const texts = useTexts();
  const t = useStaffTexts().park.groups;
  const [by, setBy] = useState(start.by);
  const [typed, setTyped] = useState(start.amount === 0 ? '' : String(start.amount));
  const [isAttempted, setAttempted] = useState(false);
  const amount = by === 'none' ? 0 : Number(typed);
  const isFault = by !== 'none' && (!/^\d{1,6}$/.test(typed.trim()) || amount < 1 || amount > most[by]);
  const saving = useMutation({
    mutationFn: () => changeParkContent({ groups: { depositBy: by, deposit: amount } }),
    onSuccess: () => toast.success(t.saved),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!isFault) saving.mutate();
  };
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p className={form.hint}>{t.hint}</p>
      <Choice
        legend={t.heading}
        options={depositWays.map((value) => ({ value, label: t.ways[value] }))}
        value={by}
        onChange={setBy}
      />
      {by !== 'none' && (
        <Field
          label={t.label[by]}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isAttempted && isFault ? t.fault[by] : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {saving.isError && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
      <div className={form.actions}>
        <Button type="submit" busy={saving.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
