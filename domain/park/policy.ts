/** A whole hour of the shortest slots that a season has (SPEC.md §4): so many a rider books in one step. */
export const slotsTogetherAtMost = 12;

/** How many rides to come a rider holds at most, whether booked or held to be paid. The staff have no limit. */
export interface RideLimits {
  ridesAtMost: number;
  ridesADayAtMost: number;
  /** Of riders who have not proved their e-mail address. */
  unprovedRidesAtMost: number;
  unprovedRidesADayAtMost: number;
}

/** The park's limits in one place (SPEC.md §9). Rules, texts and mails are written from this object. */
export interface ParkPolicy extends RideLimits {
  /** Minutes before the start up to which a rider may cancel online. */
  cancelClosesMinutes: number;
  /** Hours before the start up to which cancelling is free of charge; later ones are marked for the staff. */
  cancelFreeHours: number;
  /** Opening hours in the park's zone, whole hours. */
  opensAtHour: number;
  closesAtHour: number;
  /** Children up to this age ride only with a guardian. */
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

/** The most rows one page of a list asks for (SPEC.md §9). */
export const listPageSize = 1200;
/** The history page shows this much of the past (SPEC.md §9). */
export const historyMonths = 1;
/** Starts of slots are rounded to this many minutes in the slot form (SPEC.md §9). */
export const slotStartStepMinutes = 15;
/** A slot of more than a week would be no slot. */
export const longestSlotMinutes = 7 * 24 * 60;

/** What is taken at the desk: `pass` for one of paper, or one that the system knows. */
export const deskMethods = ['cash', 'card', 'blik', 'pass'] as const;
export type DeskMethod = (typeof deskMethods)[number];

/** What a pass is bought with at the desk. */
export const saleMethods = ['cash', 'card', 'blik'] as const satisfies readonly DeskMethod[];

/** Every method of a payment; the database knows no list of them. */
export const paymentMethods = [...deskMethods, 'online'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** What brings money into the till: a ride on a pass was paid for when the pass was sold. */
export const moneyMethods = ['cash', 'card', 'blik', 'online'] as const satisfies readonly PaymentMethod[];
export type MoneyMethod = (typeof moneyMethods)[number];
