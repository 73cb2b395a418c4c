import { startsOf, type When } from '@cablepark/domain/slots/upcoming';
import { queryOptions } from '@tanstack/react-query';
import { readSlots } from './api/readSlots.ts';
import { slotKeys } from './api/slotKeys.ts';

/** A rider's slots of one list, all pages. */
export function ownSlots(rider: string, when: When, today: Temporal.PlainDate, zone: string) {
  return queryOptions({
    queryKey: [...slotKeys.lists, 'own', rider, when, today.toString()],
    queryFn: ({ signal }) => readSlots({ rider, ...startsOf(when, today, zone) }, signal),
  });
}
