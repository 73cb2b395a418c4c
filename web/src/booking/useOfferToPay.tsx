import type { Slot } from '@cablepark/domain/slots/slot';
import type { ReactElement } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { entriesAreLeft } from '../ui/dialogs/dialogEntries.ts';
import type { OpenQuestion } from '../ui/dialogs/questions.ts';
import { usePayingFirst } from './usePayingFirst.ts';
import { priceOf } from './useSlotWords.ts';

/** The link to pay online after a booking that is not paid yet; null if the park takes no online payments. */
export function useOfferToPay() {
  const { isPaidFirst, mayPayOnline, toPay } = usePayingFirst();
  const t = useTexts().account;
  return (slots: readonly Slot[], isPaid: boolean, dialog: OpenQuestion): ReactElement | null =>
    isPaid || isPaidFirst || !mayPayOnline || priceOf(slots) === 0 ? null : (
      <Button
        wide
        onClick={async () => {
          dialog.close();
          // Otherwise its step back in the history would lead away from the payment.
          await entriesAreLeft();
          await toPay(slots.map(({ id }) => id));
        }}
      >
        {t.payOnline}
      </Button>
    );
}
