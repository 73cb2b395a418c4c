import type { Slot } from '@cablepark/domain/slots/slot';
import { createContext, useContext } from 'react';
import type { Rider } from '../../booking/slotUpdates.ts';
import type { DeskDrafts } from './dialogs/drafts.ts';
import type { Reservation } from './reservations.ts';
import type { DeskActions } from './useDeskActions.ts';

/** The open dialog: one at a time. */
export type DeskDialog =
  | { kind: 'details' | 'pay' | 'move' | 'void' | 'payment' | 'method' | 'correct'; reservation: Reservation }
  /** `isRest`: the rest of a missed slot, which the desk may sell for less. */
  | { kind: 'book'; slot: Slot; isRest?: boolean }
  /** `party`: one that gets more slots; absent for a new one. */
  | { kind: 'group'; day: Temporal.PlainDate; first: Slot | null; party?: { id: number; rider: Rider } }
  | { kind: 'party'; party: number }
  /** Several of one rider's. */
  | { kind: 'cancel'; rides: readonly Reservation[]; name: string }
  | { kind: 'stop' }
  | { kind: 'close' }
  /** The till without a slot. */
  | { kind: 'till' };

export interface Desk {
  actions: DeskActions;
  open: (dialog: DeskDialog) => void;
  drafts: DeskDrafts;
}

export const DeskContext = createContext<Desk | null>(null);
export const PendingContext = createContext<ReadonlySet<number>>(new Set());

/** Actions on slots, inside a `DeskScope`. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('DeskScope is missing.');
  return desk;
}

/** Slots with a pending mutation, whose buttons are disabled. */
export function usePending(): ReadonlySet<number> {
  return useContext(PendingContext);
}
