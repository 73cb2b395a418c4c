import type { Payment } from '../../booking/api/readPayments.ts';
import { type StaffTexts, useStaffTexts } from '../../staff/texts.ts';

export type DeskTexts = StaffTexts['desk'];

export function useDeskTexts(): DeskTexts {
  return useStaffTexts().desk;
}

/** How a ride was paid, by the label of the button that took the payment. */
export function methodText(payment: Payment, t: DeskTexts): string {
  const isOnPaper = payment.method === 'pass' && payment.pass === null;
  return isOnPaper ? t.paperPass.toLowerCase() : t.method[payment.method];
}
