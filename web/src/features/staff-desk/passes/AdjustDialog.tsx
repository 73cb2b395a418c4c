import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { adjustPass, type DeskPass } from './api/passes.ts';

/** Adds to a pass, or takes off, with a reason that its rider sees. */
export function AdjustDialog({ pass, onClose }: { pass: DeskPass; onClose: () => void }) {
  const texts = useTexts();
  const t = useStaffTexts().passes;
  const client = useQueryClient();
  const [input, setInput] = useState('');
  const [reason, setReason] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const by = Number(input);
  const isWrong = input === '' || !Number.isInteger(by) || by === 0 || pass.balance + by < 0;
  const isShort = reason.trim().length < reasonLength.min;
  const adjusting = useMutation({
    mutationFn: adjustPass,
    async onSuccess() {
      toast.success(t.adjusted);
      await client.invalidateQueries({ queryKey: passesKey });
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (isWrong || isShort) return;
    adjusting.mutate({ pass: pass.id, by, reason: reason.trim() });
  };
  return (
    <Dialog open onClose={onClose} title={t.adjustTitle}>
      <form className={form.form} onSubmit={submit} noValidate>
        <Field
          label={t.adjustBy[pass.kind.unit]}
          hint={t.adjustHint(pass.balance)}
          type="number"
          inputMode="numeric"
          data-autofocus
          value={input}
          error={isAttempted && isWrong ? t.adjustFault : undefined}
          onChange={(event) => setInput(event.target.value)}
        />
        <Field
          label={t.reason}
          hint={t.reasonHint}
          maxLength={reasonLength.max}
          value={reason}
          error={isAttempted && isShort ? t.reasonFault : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {adjusting.error && <Alert kind="danger">{failedText(t.adjustFailed, adjusting.error, texts)}</Alert>}
        <div className={form.actions}>
          <Button type="submit" variant="primary" busy={adjusting.isPending}>
            {t.adjustConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
