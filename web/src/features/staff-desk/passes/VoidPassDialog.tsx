import { toGrosze, toPln } from '@cablepark/contract/money';
import type { PassVoidingRow } from '@cablepark/contract/passes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
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
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type DeskPass, passVoiding, voidPass } from './api/passes.ts';

/** What is left on a pass goes, for a reason; what is given back for it goes the way it was paid. */
export function VoidPassDialog({ pass, onClose }: { pass: DeskPass; onClose: () => void }) {
  const t = useStaffTexts().passes;
  const preview = useQuery(passVoiding(pass.id));
  return (
    <Dialog open onClose={onClose} title={t.voidTitle}>
      <p>{t.voidText}</p>
      {preview.isPending && <Skeleton height="12rem" />}
      {preview.isError && (
        <LoadFailure title={t.loadFailed} error={preview.error} onRetry={preview.refetch} />
      )}
      {preview.data && <VoidForm preview={preview.data} onClose={onClose} />}
    </Dialog>
  );
}

function VoidForm({ preview, onClose }: { preview: PassVoidingRow; onClose: () => void }) {
  const texts = useTexts();
  const t = useStaffTexts().passes;
  const client = useQueryClient();
  const fields = useRef<HTMLFormElement>(null);
  // The dialog stood before the form did.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const [reason, setReason] = useState('');
  const [money, setMoney] = useState(String(preview.money_back));
  const [tried, setTried] = useState(false);
  const most = toGrosze(preview.money_back);
  const mostText = texts.common.price(most);
  const words = t.moneyBack[preview.online ? 'online' : 'desk'];
  const typed = readAmount(money);
  const grosze = typed !== null && typed <= most ? typed : null;
  const isShort = reason.trim().length < voidReasonLength.min;
  const voiding = useMutation({
    mutationFn: (back: number) => voidPass(preview.pass, reason.trim(), toPln(back)),
    async onSuccess(_nothing, back) {
      const isSent = preview.online && back > 0;
      toast.success(isSent ? t.voidDoneOnline(texts.common.price(back)) : t.voidDone);
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
    <form ref={fields} className={form.form} onSubmit={submit} noValidate>
      <Field
        label={t.reason}
        hint={t.reasonHint}
        maxLength={voidReasonLength.max}
        autoComplete="off"
        value={reason}
        error={tried && isShort ? t.reasonFault : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Field
        label={words.label}
        hint={words.hint(mostText)}
        inputMode="decimal"
        autoComplete="off"
        value={money}
        error={tried && grosze === null ? t.moneyBackFault(mostText) : undefined}
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
  );
}
