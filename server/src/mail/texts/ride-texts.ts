import type { PassUnit } from '@cablepark/domain/passes/pass-kind';

/** Formatted in the reader's language: `1 godziny`, `55 zł`. */
export interface RideTerms {
  /** The time limit of cancelling free of charge. */
  free: string;
  isPaid: boolean;
}

/** The money after a cancellation; amounts are formatted. */
export type CancelMoney =
  | { kind: 'nothing' }
  | { kind: 'unpaid' }
  | { kind: 'late'; free: string; price: string }
  | { kind: 'voided'; amount: string }
  | { kind: 'moneyBack'; amount: string }
  | { kind: 'kept'; free: string }
  | { kind: 'rideBack' }
  | { kind: 'passEnded' }
  | { kind: 'forfeited'; free: string };

/** Texts to riders about their slots. Every sentence is complete; links and lists go between them. */
export interface RideTexts {
  greeting: string;
  farewell: string;
  track: (number: number) => string;
  hours: (hours: number) => string;
  price: (amount: string) => string;
  bookedSubject: (park: string, when: string, count: number) => string;
  booked: (count: number, byStaff: boolean) => string;
  /** The number of slots that the mail leaves out. */
  moreRides: (count: number) => string;
  terms: (terms: RideTerms) => string;
  /** The number of attached entries. */
  calendar: (count: number) => string;
  joinedSubject: (park: string, event: string) => string;
  joined: (event: string) => string;
  movedSubject: (park: string) => string;
  moved: (byStaff: boolean) => string;
  movedFrom: (ride: string) => string;
  movedTo: (ride: string) => string;
  movedMoney: (isPaid: boolean, price: string) => string;
  movedWrong: string;
  movedCalendar: string;
  cancelledSubject: (park: string, count: number) => string;
  cancelled: (count: number, byStaff: boolean) => string;
  moreCancelled: (count: number) => string;
  cancelledMoney: (money: CancelMoney) => string;
  cancelledCalendar: (count: number) => string;
  noShowSubject: (park: string) => string;
  noShow: string;
  noShowWrong: string;
  noShowUndoneSubject: (park: string) => string;
  noShowUndone: string;
  reminderSubject: (park: string, when: string) => string;
  reminder: (count: number) => string;
  soon: string;
  cannotCome: (free: string) => string;
  cannotComeSoon: string;
  noReminders: string;
  seeOrCancel: string;
  /** For several slots. */
  seeOrCancelOne: (ride: string) => string;
  digestSubject: (park: string, count: number) => string;
  digest: string;
  /** The number of bookings that the mail leaves out. */
  digestMore: (count: number) => string;
  allBookings: string;
  noDigest: string;
  seasonSubject: (park: string) => string;
  /** The first bookable day, formatted. */
  season: (firstDay: string) => string;
  seasonAsked: string;
  noSeason: string;
  passLowSubject: (park: string) => string;
  /** One or two slots. */
  passLow: (pass: string, left: number) => string;
  passUntil: (lastDay: string) => string;
  passEndsSubject: (park: string, lastDay: string) => string;
  passEnds: (pass: string, lastDay: string) => string;
  passLeft: Record<PassUnit, (left: number) => string>;
  paidSubject: (park: string, amount: string) => string;
  paidLateSubject: (park: string, amount: string) => string;
  paid: (amount: string) => string;
  /** `isFirst`: it follows the greeting directly. */
  paidLate: (amount: string, isFirst: boolean) => string;
  paidFree: string;
  paidNumber: (number: string, when: string) => string;
  paidReceipt: string;
  sampleSubject: (subject: string) => string;
  yourBookings: string;
  directions: string;
  planner: string;
  contact: string;
}
