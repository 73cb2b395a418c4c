import { toGrosze } from '@cablepark/contract/money';
import type { SlotFieldChange } from '../api/editSlots.ts';
import { isPrice } from '../create/slotForm.ts';

/** Options of the list of events that are no event. */
export const keepEvent = 'keep';
export const noEvent = 'none';

export type ChangeFault = 'price' | 'noChange';

/** The change that the fields describe; an empty price keeps the price. */
export function changeOf({ price, event }: { price: string; event: string }): SlotFieldChange | ChangeFault {
  if (price !== '' && !isPrice(price)) return 'price';
  const change: SlotFieldChange = {
    ...(price === '' ? {} : { price: toGrosze(Number(price)) }),
    ...(event === keepEvent ? {} : { event: event === noEvent ? null : Number(event) }),
  };
  return Object.keys(change).length === 0 ? 'noChange' : change;
}
