import { isLateCancelling } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { ReactElement } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { clock } from '../lib/time/clock.ts';
import { usePark } from '../park/ParkProvider.tsx';
import { usePayingFirst } from './usePayingFirst.ts';

/** The costs in a rider's question, written from the park's limits. */
export function useCostWords() {
  const { account, common, planner } = useTexts();
  const { policy } = usePark();
  const { isPaidFirst, mayPayOnline } = usePayingFirst();
  const limit = account.hoursBefore(policy.cancelFreeHours);
  const isLate = (slot: Slot) => isLateCancelling(slot, clock.now(), policy);

  const termsOf = (late: boolean, price: number) => {
    const free = account.freeHours(policy.cancelFreeHours);
    if (isPaidFirst) return late ? planner.bookTermsFirstLate(limit) : planner.bookTermsFirst(free);
    return late ? planner.bookTermsLate(limit, common.price(price)) : planner.bookTerms(free);
  };

  return {
    /** `reasons`, `what` and, for slots starting with `first`, the payment and the deadline for a free cancellation. */
    toBook: (what: string, first: Slot, price: number, reasons: readonly string[] = []): ReactElement => (
      <>
        <Reasons reasons={reasons} />
        <p>{what}</p>
        <p>{termsOf(isLate(first), price)}</p>
        <p>{planner.fixedTime}</p>
        {mayPayOnline && !isPaidFirst && <p>{planner.payOnlineToo}</p>}
      </>
    ),
    /** The same for slots on a pass: `charge` is its price. */
    toBookOnPass: (
      what: string,
      first: Slot,
      charge: string,
      reasons: readonly string[] = [],
    ): ReactElement => (
      <>
        <Reasons reasons={reasons} />
        <p>{what}</p>
        <p>
          <strong>{charge}</strong>
        </p>
        <p>
          {isLate(first)
            ? planner.pass.termsLate(limit)
            : planner.pass.terms(account.freeHours(policy.cancelFreeHours))}
        </p>
      </>
    ),
    /** `what` and the cost of cancelling: none, or perhaps some inside the limit. */
    toCancel: (what: string, slot: Slot): ReactElement => (
      <>
        <p>{what}</p>
        <p>
          {isLate(slot) ? (
            <strong>{planner.cancelLate(limit, common.price(slot.price))}</strong>
          ) : (
            planner.cancelFree
          )}
        </p>
      </>
    ),
  };
}

/** Why the question is asked again. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.map((reason) => <p key={reason}>{reason}</p>);
}
