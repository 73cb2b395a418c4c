/** The most that `cancelFreeHours` may be. */
export const cancelFreeHoursAtMost = 14 * 24;
/** The longest delay that a park may let pass without an answer, in minutes. */
export const delayMinutesAtMost = 240;
/** An hour of a season's shortest slots (SPEC.md §4): the most that a rider books in one step. */
export const slotsTogetherAtMost = 12;

/** Limits on a rider's future rides, booked or on hold. Staff have no limit. */
export interface RideLimits {
  ridesAtMost: number;
  ridesADayAtMost: number;
  /** For riders whose e-mail address is not verified. */
  unprovedRidesAtMost: number;
  unprovedRidesADayAtMost: number;
}

/** The park's limits in one place (SPEC.md §9). Rules, texts and mails read this object. */
export interface ParkPolicy extends RideLimits {
  /** Minutes before the start up to which a rider may cancel online. */
  cancelClosesMinutes: number;
  /** Hours before the start up to which cancelling is free of charge; staff see later ones as late. */
  cancelFreeHours: number;
  /** Opening hours in the park's zone, whole hours. */
  opensAtHour: number;
  closesAtHour: number;
  /** The highest age at which children ride only with a guardian. */
  guardianUpToAge: number;
}

export const defaultPolicy: ParkPolicy = {
  cancelClosesMinutes: 60,
  cancelFreeHours: 6,
  opensAtHour: 9,
  closesAtHour: 21,
  guardianUpToAge: 13,
  ridesAtMost: 48,
  ridesADayAtMost: 16,
  unprovedRidesAtMost: 16,
  unprovedRidesADayAtMost: 12,
};

/** The maximum page size of a list (SPEC.md §9). */
export const listPageSize = 1200;
/** The history page shows this much of the past (SPEC.md §9). */
export const historyMonths = 1;
/** Starts of slots are rounded to this many minutes in the slot form (SPEC.md §9). */
export const slotStartStepMinutes = 15;
/** The maximum length of a slot: a week. */
export const longestSlotMinutes = 7 * 24 * 60;

/** Payment methods of the desk; `pass` is a paper pass or a pass of the system. */
export const deskMethods = ['cash', 'card', 'blik', 'pass'] as const;
export type DeskMethod = (typeof deskMethods)[number];

/** Payment methods for a pass sold at the desk. */
export const saleMethods = ['cash', 'card', 'blik'] as const satisfies readonly DeskMethod[];

/** Every method of a payment; the database has no check on them. */
export const paymentMethods = [...deskMethods, 'online'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** Methods that bring in money: a ride on a pass was paid with the pass. */
export const moneyMethods = ['cash', 'card', 'blik', 'online'] as const satisfies readonly PaymentMethod[];
export type MoneyMethod = (typeof moneyMethods)[number];
