import { toPln } from '@cablepark/contract/money';
import { defaultDeposit, sumOfPlaces } from '@cablepark/domain/groups/deposit';
import type { DepositDefault } from '@cablepark/domain/park/group-deposit';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { readAmount } from '../../../staff/form/amount.ts';
import type { NewOffer } from './api/groupEnquiries.ts';
import { useOfferEnd } from './useOfferEnd.ts';

export interface Conditions {
  end: ReturnType<typeof useOfferEnd>;
  /** As typed. */
  deposit: string;
  setDeposit: (text: string) => void;
  isDepositWrong: boolean;
  terms: string;
  setTerms: (text: string) => void;
  /** Null while something is wrong. */
  value: Omit<NewOffer, 'slots'> | null;
}

/**
 * The end of an offer's holds, its deposit and its terms.
 * @param termsBefore of an earlier offer @param usual the park's default deposit, until somebody enters another one
 */
export function useConditions(
  slots: readonly Slot[],
  { termsBefore, usual }: { termsBefore: string | null; usual: DepositDefault },
): Conditions {
  const end = useOfferEnd(slots[0]?.start ?? null);
  const [typed, setDeposit] = useState<string | null>(null);
  const usualCents = defaultDeposit(usual, slots);
  const deposit = typed ?? (usualCents > 0 ? String(toPln(usualCents)) : '');
  const [terms, setTerms] = useState(termsBefore ?? '');
  const amount = deposit.trim() === '' ? 0 : readAmount(deposit);
  const isDepositWrong = amount === null || amount > sumOfPlaces(slots);
  const note = terms.trim();
  const value =
    end.until === null || isDepositWrong
      ? null
      : { until: end.until, deposit: amount, terms: note === '' ? null : note };
  return { end, deposit, setDeposit, isDepositWrong, terms, setTerms, value };
}
