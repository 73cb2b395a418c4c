/**
 * The state of a booking. `held`: it waits for payment until a deadline. `booked`: it has no deadline. `cancelled`: rider or staff cancelled
 * it. `lapsed`: its time to pay ran out. `missed`: the rider did not come, and the staff freed the rest of the slot; its payment stays.
 */
export const bookingStates = ['held', 'booked', 'cancelled', 'lapsed', 'missed'] as const;
export type BookingState = (typeof bookingStates)[number];

/**
 * Why a booking ended. The rider or the staff cancelled; nobody paid in time (`unpaid`), or the provider prevented it (`unpayable`); the rider
 * erased their account; the pass ended; the rider did not come; or the track was closed. `claimed`: a friend took the held slot;
 * `unclaimed`: no friend did. `unknown`: the booking is older than this record.
 */
export const bookingEnds = [
  'rider',
  'staff',
  'unpaid',
  'unpayable',
  'erased',
  'pass',
  'missed',
  'closed',
  'claimed',
  'unclaimed',
  'unknown',
] as const;
export type BookingEnd = (typeof bookingEnds)[number];

/**
 * The events of a booking. `confirmed`: it no longer waits for money; `undone`: the rider undid the cancellation. `missed`: the rest of the slot was
 * freed; `found`: that was a mistake.
 */
export const bookingEvents = ['confirmed', 'cancelled', 'lapsed', 'undone', 'missed', 'found'] as const;
export type BookingEvent = (typeof bookingEvents)[number];

type Step = { from: readonly BookingState[]; to: BookingState };

const steps: Record<BookingEvent, Step> = {
  confirmed: { from: ['held'], to: 'booked' },
  cancelled: { from: ['held', 'booked'], to: 'cancelled' },
  lapsed: { from: ['held'], to: 'lapsed' },
  undone: { from: ['cancelled'], to: 'booked' },
  missed: { from: ['booked'], to: 'missed' },
  found: { from: ['missed'], to: 'booked' },
};

/** The next state of a booking; null where the event changes nothing. */
export function nextBooking(state: BookingState, event: BookingEvent): BookingState | null {
  const { from, to } = steps[event];
  return from.includes(state) ? to : null;
}

/** For the write that performs the step: the states that the event changes, and its target state. */
export function bookingStep(event: BookingEvent): Step {
  return steps[event];
}

/** The states of an active booking, which occupies its slot. A slot has at most one. */
export const livingStates = ['held', 'booked'] as const satisfies readonly BookingState[];

/** The states in which a no-show mark and a payment stay with their booking. */
export const markedStates = [...livingStates, 'missed'] as const satisfies readonly BookingState[];
