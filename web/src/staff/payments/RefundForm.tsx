import type { PaymentDetailsRow } from '@cablepark/contract/payments/records.schema';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../texts.ts';
import { type BackWords, MoneyBackForm } from './MoneyBackForm.tsx';
import { refundPayment } from './paymentRecords.ts';

/** Refunds an online payment in part or in full (Editor). */
export function RefundForm({ payment }: { payment: PaymentDetailsRow }) {
  const t = useStaffTexts().payments;
  const { price } = useTexts().common;
  const words: BackWords = {
    open: t.refund,
    lead: t.refundLead,
    amount: t.refundAmount,
    confirm: t.refundConfirm,
    keep: t.refundKeep,
    done: t.refundDone,
    failed: t.refundFailed,
  };
  return (
    <MoneyBackForm
      most={payment.refundable}
      first={payment.refundable}
      refunded={payment.refunded}
      words={words}
      price={price}
      ways={[]}
      send={(amount, reason) => refundPayment(payment.id, amount, reason)}
    />
  );
}
