import type { Slot } from '@cablepark/domain/slots/slot';
import type { Payment } from './api/readPayments.ts';

/** The holder of a slot for the desk. Guests without an account have no e-mail. */
export interface Rider {
  id: string;
  name: string;
  phone: string;
  email: string | null;
}

/** A slot's place in a party. */
export interface PartyPlace {
  party: number;
  /** The account of the party's contact. */
  contact: string;
  /** Who rides; null without a name. */
  name: string | null;
  /** Counted from 1. */
  number: number;
  of: number;
}

/** A slot with all data of the desk. */
export interface Booking {
  slot: Slot;
  rider: Rider | null;
  payment: Payment | null;
  /** Whether its rider did not come. */
  missing: boolean;
  /** Whether its rider was checked in. */
  arrived: boolean;
  /** Its place in a party; null for a ride of its own. */
  place: PartyPlace | null;
}

/** New fields of one slot: an optimistic value or the server state. Missing fields stay as they are. */
export interface SlotUpdate {
  slot: Pick<Slot, 'id'> & Partial<Slot>;
  rider?: Rider;
  payment?: Payment;
  missing?: boolean;
  arrived?: boolean;
  /** The slot was deleted. */
  gone?: true;
}

/** A slot as the server has it. */
export type ServerState = SlotUpdate & { slot: Slot };

/** Slots with their related data, as plain data, so that a refetch keeps unchanged parts. */
export interface BookingData {
  slots: readonly Slot[];
  /** By account id; a holder without an entry has a deleted account. */
  riders: Readonly<Record<string, Rider>>;
  /** By payment id. */
  payments: Readonly<Record<number, Payment>>;
  /** Slots whose rider did not come. */
  missing: readonly number[];
  /** Slots whose rider was checked in. */
  arrived: readonly number[];
  /** By slot. */
  places: Readonly<Record<number, PartyPlace>>;
}

/** The cached data of slot queries: slots alone for riders, with related data for the desk. */
export type SlotList = readonly Slot[] | BookingData;

/** Returns the same list if it holds none of the slots, so that nothing renders again. */
export function withUpdates(list: BookingData, updates: readonly SlotUpdate[]): BookingData;
export function withUpdates(list: readonly Slot[], updates: readonly SlotUpdate[]): readonly Slot[];
export function withUpdates(list: SlotList, updates: readonly SlotUpdate[]): SlotList;
export function withUpdates(list: SlotList, updates: readonly SlotUpdate[]): SlotList {
  if (!isBookingData(list)) return withSlots(list, updates);
  const ids = new Set(list.slots.map(({ id }) => id));
  const own = updates.filter(({ slot }) => ids.has(slot.id));
  if (own.length === 0) return list;
  return own.reduce(withBooking, { ...list, slots: withSlots(list.slots, own) });
}

function isBookingData(list: SlotList): list is BookingData {
  return 'slots' in list;
}

function withSlots(slots: readonly Slot[], updates: readonly SlotUpdate[]): readonly Slot[] {
  const byId = new Map(updates.map((update) => [update.slot.id, update]));
  if (!slots.some(({ id }) => byId.has(id))) return slots;
  return slots.flatMap((slot) => {
    const update = byId.get(slot.id);
    if (!update) return slot;
    return update.gone ? [] : { ...slot, ...update.slot };
  });
}

function withBooking(data: BookingData, { slot, rider, payment, missing, arrived }: SlotUpdate): BookingData {
  return {
    slots: data.slots,
    riders: rider ? { ...data.riders, [rider.id]: rider } : data.riders,
    payments: payment ? { ...data.payments, [payment.id]: payment } : data.payments,
    missing: missing === undefined ? data.missing : withMark(data.missing, slot.id, missing),
    arrived: arrived === undefined ? data.arrived : withMark(data.arrived, slot.id, arrived),
    places: data.places,
  };
}

function withMark(ids: readonly number[], slot: number, isMarked: boolean): readonly number[] {
  const others = ids.filter((id) => id !== slot);
  return isMarked ? [...others, slot] : others;
}
