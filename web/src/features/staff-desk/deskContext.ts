import type { Slot } from '@cablepark/domain/slots/slot';
import { createContext, useContext } from 'react';
import type { DeskDrafts } from './dialogs/drafts.ts';
import type { Reservation } from './reservations.ts';
import type { DeskActions } from './useDeskActions.ts';

/** What stands open over the page: one thing at a time. */
export type DeskDialog =
  | { kind: 'details' | 'pay' | 'move' | 'void' | 'payment'; reservation: Reservation }
  | { kind: 'book'; slot: Slot };

export interface Desk {
  actions: DeskActions;
  open: (dialog: DeskDialog) => void;
  drafts: DeskDrafts;
}

export const DeskContext = createContext<Desk | null>(null);
export const PendingContext = createContext<ReadonlySet<number>>(new Set());

/** What can be done with slots: the pages of the desk stand inside a `DeskScope`. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('DeskScope is missing.');
  return desk;
}

/** Slots whose fate is not known yet: they take no presses. */
export function usePending(): ReadonlySet<number> {
  return useContext(PendingContext);
}
