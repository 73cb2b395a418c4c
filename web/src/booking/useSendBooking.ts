import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { bookMutation } from './api/bookSlot.ts';
import type { Message } from './outcomeText.ts';
import { usePassOffer } from './usePassOffer.ts';
import { usePayingFirst } from './usePayingFirst.ts';
import type { RunMutation } from './useSlotMutation.ts';

/** Sends the confirmed booking, and redirects to pay where that comes first. `hasBooked`: since the page was opened. */
export function useSendBooking(run: RunMutation, say: (message: Message) => void) {
  const { unsure } = useTexts().planner;
  const { isPaidFirst, areHeld, toPay } = usePayingFirst();
  const { forget: forgetPasses } = usePassOffer();
  const [hasBooked, setBooked] = useState(false);

  return {
    hasBooked,
    isPaidFirst,
    toPay,
    /**
     * @param pass pays at once; null for another payment
     * @param onBroken called once with a message when the response is lost and the outcome is being read
     */
    send: async (slot: Slot, rider: string, pass: number | null, onBroken?: (text: string) => void) => {
      const outcome = await run(bookMutation(slot, rider, pass), () => {
        onBroken?.(unsure);
        say({ kind: 'info', text: unsure });
      });
      if (pass !== null) void forgetPasses();
      return outcome;
    },
    /** Some of them are booked. @returns whether the rider is being redirected to pay */
    isLeftToPay: async (ids: readonly number[], pass: number | null): Promise<boolean> => {
      setBooked(true);
      if (pass !== null || !(await areHeld(ids))) return false;
      await toPay(ids);
      return true;
    },
  };
}
