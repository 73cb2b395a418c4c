import { toPln } from '@cablepark/contract/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { voidReasonLength } from '../../../booking/api/voidPayment.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { readAmount } from '../../../staff/form/amount.ts';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { type DeskPass, voidPass } from './api/passes.ts';

/** What is left on a pass goes, for a reason; what the desk gives back for it is told apart. */
export function VoidPassDialog({ pass, onClose }: { pass: DeskPass; onClose: () => void }) {
  const texts = useTexts();
  const t = useStaffTexts().passes;
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [money, setMoney] = useState('0');
  const [tried, setTried] = useState(false);
  const grosze = readAmount(money);
  const isShort = reason.trim().length < voidReasonLength.min;
  const voiding = useMutation({
    mutationFn: (back: number) => voidPass(pass.id, reason.trim(), toPln(back)),
    async onSuccess() {
      toast.success(t.voidDone);
      await client.invalidateQueries({ queryKey: passesKey });
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort && grosze !== null) voiding.mutate(grosze);
  };
  return (
    <Dialog open onClose={onClose} title={t.voidTitle}>
      <form className={form.form} onSubmit={submit} noValidate>
        <p>{t.voidText}</p>
        <Field
          label={t.reason}
          hint={t.reasonHint}
          maxLength={voidReasonLength.max}
          data-autofocus
          value={reason}
          error={tried && isShort ? t.reasonFault : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <Field
          label={t.moneyBack}
          hint={t.moneyBackHint}
          inputMode="decimal"
          autoComplete="off"
          value={money}
          error={tried && grosze === null ? t.moneyBackFault : undefined}
          onChange={(event) => setMoney(event.target.value)}
        />
        {voiding.error && <Alert kind="danger">{failedText(t.voidFailed, voiding.error, texts)}</Alert>}
        <div className={form.actions}>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button type="submit" variant="danger" busy={voiding.isPending}>
            {t.voidConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
