import type { CloseFactRow } from '@cablepark/contract/payments/day-closes.schema';
import { usePaymentWords } from '../../staff/payments/usePaymentWords.ts';
import { useStaffTexts } from '../../staff/texts.ts';

export interface FactWords {
  /** `55 zł, karta, potem gotówka`. */
  what: (fact: CloseFactRow) => string;
  /** Why it is listed, the slot and its rider, the payment, the time and the author. */
  details: (fact: CloseFactRow) => string;
  /** The reason of a difference, if this entry explains it. */
  reason: (fact: CloseFactRow) => string;
}

/** Texts about the entries listed beside a close. */
export function useFactWords(): FactWords {
  const t = useStaffTexts().closing;
  const words = usePaymentWords();
  const methods = ({ method, instead }: CloseFactRow) => {
    const text = words.method({ method });
    return instead === null ? text : t.methodChange(text, words.method({ method: instead }));
  };
  const what = (fact: CloseFactRow) => `${words.price(fact.amount)}, ${methods(fact)}`;
  const payment = (fact: CloseFactRow) => (fact.payment === null ? [] : [t.payment(fact.payment)]);
  const ride = ({ ride: paid }: CloseFactRow) =>
    paid === null ? [] : [t.slot(words.when(paid.start)), ...(paid.name === null ? [] : [paid.name])];
  return {
    what,
    details: (fact) =>
      [
        t.reasons[fact.reason],
        ...ride(fact),
        ...payment(fact),
        words.when(fact.date_created),
        ...(fact.name === null ? [] : [fact.name]),
      ].join(' · '),
    reason: (fact) => [t.reasons[fact.reason], what(fact), ...payment(fact)].join(', '),
  };
}
