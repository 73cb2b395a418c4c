/**
 * How a booking stands. `held`: it waits to be paid, until a moment. `booked`: it is its rider's without an end. `cancelled`: it was given back.
 * `lapsed`: its time to pay ran out.
 */
export const bookingStates = ['held', 'booked', 'cancelled', 'lapsed'] as const;
export type BookingState = (typeof bookingStates)[number];

/**
 * Why a booking ended: by its rider or the staff; unpaid in time, by its rider's doing or as the provider kept them from paying; as its rider left
 * for good, or its pass ended. `unknown`: before bookings were kept.
 */
export const bookingEnds = ['rider', 'staff', 'unpaid', 'unpayable', 'erased', 'pass', 'unknown'] as const;
export type BookingEnd = (typeof bookingEnds)[number];

/** What happens to a booking; `confirmed`: it waits for no money any more, `undone`: its rider has it back. */
export const bookingEvents = ['confirmed', 'cancelled', 'lapsed', 'undone'] as const;
export type BookingEvent = (typeof bookingEvents)[number];

type Step = { from: readonly BookingState[]; to: BookingState };

const steps: Record<BookingEvent, Step> = {
  confirmed: { from: ['held'], to: 'booked' },
  cancelled: { from: ['held', 'booked'], to: 'cancelled' },
  lapsed: { from: ['held'], to: 'lapsed' },
  undone: { from: ['cancelled'], to: 'booked' },
};

/** The next state of a booking; null where the event changes nothing. */
export function nextBooking(state: BookingState, event: BookingEvent): BookingState | null {
  const { from, to } = steps[event];
  return from.includes(state) ? to : null;
}

/** For the one write that takes a step: the states that the event changes, and the one that it leads to. */
export function bookingStep(event: BookingEvent): Step {
  return steps[event];
}

/** The states in which a booking has its slot: one of each slot at most. */
export const livingStates = ['held', 'booked'] as const satisfies readonly BookingState[];
