import { toGrosze, toPln } from '@cablepark/contract/money';
import type { PassVoidingRow } from '@cablepark/contract/payments/passes.schema';
import { type BackMethod, backMethods } from '@cablepark/domain/payments/cash-methods';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { readAmount } from '../../../staff/form/amount.ts';
import form from '../../../staff/form/Form.module.css';
import { BackByChoice } from '../../../staff/payments/WayChoice.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { type DeskPass, type PassVoidRequest, passVoiding, voidPass } from './api/passes.ts';

/** Voids a pass with a reason; the money is refunded by the method of the payment. */
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
  const fields = useRef<HTMLFormElement>(null);
  // The dialog opens before its form has loaded.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const [reason, setReason] = useState('');
  const [backBy, setBackBy] = useState<BackMethod | null>(null);
  const [money, setMoney] = useState(String(preview.money_back));
  const [isAttempted, setAttempted] = useState(false);
  const most = toGrosze(preview.money_back);
  const amount = readAmount(money);
  const grosze = amount !== null && amount <= most ? amount : null;
  // A refund at the desk needs a way.
  const isAsked = !preview.online && grosze !== 0;
  const isUndecided = isAsked && backBy === null;
  const isShort = reason.trim().length < reasonLength.min;
  const voiding = useVoiding(preview, onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (isShort || isUndecided || grosze === null) return;
    voiding.mutate({ reason: reason.trim(), moneyBack: toPln(grosze), backBy: isAsked ? backBy : null });
  };
  return (
    <form ref={fields} className={form.form} onSubmit={submit} noValidate>
      <Field
        label={t.reason}
        hint={t.reasonHint}
        maxLength={reasonLength.max}
        autoComplete="off"
        value={reason}
        error={isAttempted && isShort ? t.reasonFault : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <MoneyField
        preview={preview}
        way={isAsked ? backBy : null}
        value={money}
        isWrong={isAttempted && grosze === null}
        onChange={setMoney}
      />
      {isAsked && (
        <BackByChoice
          ways={backMethods}
          value={backBy}
          isMissing={isAttempted && isUndecided}
          onChange={setBackBy}
        />
      )}
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

interface MoneyFieldProps {
  preview: PassVoidingRow;
  /** At the desk, once it is chosen. */
  way: BackMethod | null;
  value: string;
  isWrong: boolean;
  onChange: (money: string) => void;
}

/** The amount of the refund, and its way. */
function MoneyField({ preview, way, value, isWrong, onChange }: MoneyFieldProps) {
  const { common } = useTexts();
  const t = useStaffTexts().passes;
  const most = common.price(toGrosze(preview.money_back));
  const words = t.moneyBack[preview.online ? 'online' : 'desk'];
  return (
    <Field
      label={way === null ? words.label : t.moneyBack.desk.labelBy[way]}
      hint={words.hint(most)}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={isWrong ? t.moneyBackFault(most) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function useVoiding({ pass, online }: PassVoidingRow, onClose: () => void) {
  const { common } = useTexts();
  const t = useStaffTexts().passes;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (voiding: PassVoidRequest) => voidPass(pass, voiding),
    async onSuccess(_nothing, { moneyBack }) {
      const isSent = online && moneyBack > 0;
      toast.success(isSent ? t.voidDoneOnline(common.price(toGrosze(moneyBack))) : t.voidDone);
      await client.invalidateQueries({ queryKey: passesKey });
      onClose();
    },
  });
}
