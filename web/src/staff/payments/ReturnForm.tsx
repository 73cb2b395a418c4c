import type { PaymentDetailsRow } from '@cablepark/contract/payments/records.schema';
import { type BackMethod, backMethods } from '@cablepark/domain/payments/cash-methods';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../texts.ts';
import { type BackWords, MoneyBackForm } from './MoneyBackForm.tsx';
import { recordReturn } from './paymentRecords.ts';

const returnWays: readonly ('provider' | BackMethod)[] = ['provider', ...backMethods];

/** Records a refund of an online payment that was made elsewhere (Editor): nothing is sent. */
export function ReturnForm({ payment }: { payment: PaymentDetailsRow }) {
  const t = useStaffTexts().payments;
  const { price } = useTexts().common;
  const words: BackWords = {
    open: t.returned,
    lead: t.returnedLead,
    amount: t.returnedAmount,
    confirm: t.returnedConfirm,
    keep: t.returnedKeep,
    done: t.returnedDone,
    failed: t.returnedFailed,
  };
  return (
    <MoneyBackForm
      most={payment.left}
      first={null}
      refunded={payment.refunded}
      words={words}
      price={price}
      ways={returnWays.map((value) => ({ value, label: t.returnedWays[value] }))}
      send={(amount, reason, way) => recordReturn(payment.id, { amount, reason, back_by: way ?? 'provider' })}
    />
  );
}
