import { toGrosze } from '@cablepark/contract/payments/money';
import type { SlotChange } from '../api/editSlots.ts';
import { isPrice } from '../create/slotForm.ts';

/** Values of the list of events that name none. */
export const keepEvent = 'keep';
export const noEvent = 'none';

export type ChangeFault = 'price' | 'noChange';

/** What the fields ask for; an empty price keeps the price. */
export function changeOf({ price, event }: { price: string; event: string }): SlotChange | ChangeFault {
  if (price !== '' && !isPrice(price)) return 'price';
  const change: SlotChange = {
    ...(price === '' ? {} : { price: toGrosze(Number(price)) }),
    ...(event === keepEvent ? {} : { event: event === noEvent ? null : Number(event) }),
  };
  return Object.keys(change).length === 0 ? 'noChange' : change;
}
