import { tryPaymentKeysCall } from '@cablepark/contract/payments/payment-keys';
import { type OnlinePolicy, onlineWays } from '@cablepark/domain/park/online-policy';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../lib/http/call.ts';
import { usePark, useRereadPark } from '../../park/ParkProvider.tsx';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import { changeParkContent } from '../../staff/park/parkContent.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Alert } from '../../ui/status/Alert.tsx';

/** Whether riders pay online; each choice is saved at once. */
export function PaymentsEditor() {
  const texts = useTexts();
  const t = useStaffTexts().park.payments;
  const { payments, features } = usePark();
  const rereadPark = useRereadPark();
  const [policy, setPolicy] = useState(payments);
  const saving = useMutation({
    mutationFn: (next: OnlinePolicy) => changeParkContent({ payments: next }),
    onSuccess: () => {
      rereadPark();
      toast.success(t.saved);
    },
    onError: () => setPolicy(payments),
  });
  const choose = (next: OnlinePolicy) => {
    setPolicy(next);
    saving.mutate(next);
  };
  return (
    <section className={form.form} aria-labelledby="payments">
      <h2 id="payments">{t.heading}</h2>
      {features.includes('checkouts') ? (
        <>
          <p className={form.hint}>{t.hints[policy.online]}</p>
          <Choice
            legend={t.heading}
            options={onlineWays.map((value) => ({ value, label: t.ways[value] }))}
            value={policy.online}
            onChange={(online) => choose({ ...policy, online })}
          />
          {policy.online === 'optional' && (
            <CheckField
              label={t.afterNoShows}
              checked={policy.afterNoShows}
              onChange={({ target }) => choose({ ...policy, afterNoShows: target.checked })}
            />
          )}
          <TryKeys />
          {saving.isError && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
        </>
      ) : (
        <p>{t.noProvider}</p>
      )}
    </section>
  );
}

/** Checks the server's keys at the provider, before a rider needs them. */
function TryKeys() {
  const texts = useTexts();
  const t = useStaffTexts().park.payments.keys;
  const trial = useMutation({ mutationFn: async () => (await call(tryPaymentKeysCall)).result });
  return (
    <>
      <div className={form.actions}>
        <Button busy={trial.isPending} onClick={() => trial.mutate()}>
          {t.test}
        </Button>
      </div>
      {trial.isError && <Alert kind="danger">{failedText(t.failed, trial.error, texts)}</Alert>}
      {trial.data && <Alert kind={trial.data === 'taken' ? 'success' : 'danger'}>{t[trial.data]}</Alert>}
    </>
  );
}
