/** What the park writes to people about their account. */
export const accountKinds = [
  'password-reset',
  'password-changed',
  'email-changed',
  'email-proof',
  'email-change-asked',
  'invitation',
] as const;
export type AccountMessageKind = (typeof accountKinds)[number];

/** What it writes to riders about their slots. */
export const rideKinds = [
  'booked',
  'event-joined',
  'moved',
  'cancelled',
  'no-show',
  'no-show-undone',
  'reminder-24h',
  'reminder-2h',
] as const;
export type RideMessageKind = (typeof rideKinds)[number];

/** What it writes to those who asked for it. */
export const newsKinds = ['season-opens'] as const;

/** What it writes to those who have a pass. */
export const passKinds = ['pass-low', 'pass-ends-30', 'pass-ends-7'] as const;
export type PassMessageKind = (typeof passKinds)[number];

/** What it writes to those who have paid online. */
const moneyKinds = ['paid'] as const;

/** What it writes where somebody has withdrawn from a contract: the receipt, and to those who rode on the pass. */
export const withdrawalKinds = ['withdrawn', 'account-withdrawn', 'pass-ended'] as const;
export type WithdrawalMessageKind = (typeof withdrawalKinds)[number];

/** What it writes to its staff. */
export const staffKinds = ['new-bookings'] as const;

/** To what the park may add a sentence of its own. */
export const wordedKinds = [
  ...rideKinds,
  ...moneyKinds,
  ...withdrawalKinds,
  ...passKinds,
  ...newsKinds,
  ...accountKinds,
  ...staffKinds,
] as const;
export type WordedMessageKind = (typeof wordedKinds)[number];

/** `sample`: one of the others as an Admin tries it out, with made-up data. */
export type MessageKind = WordedMessageKind | 'sample';
export const messageKinds = [
  ...accountKinds,
  ...rideKinds,
  ...moneyKinds,
  ...withdrawalKinds,
  ...passKinds,
  ...newsKinds,
  ...staffKinds,
  'sample',
] as const;

/** Reminders are found by looking at the bookings, as what is told of passes is at the passes. */
export const reminderKinds = ['reminder-24h', 'reminder-2h'] as const satisfies readonly RideMessageKind[];
export type ReminderKind = (typeof reminderKinds)[number];

/** What its reader may switch off; all else is about what they need to know. */
export const mailTopics = ['reminders', 'digest', 'season'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** @returns null for what cannot be switched off */
export function topicOf(kind: MessageKind): MailTopic | null {
  if ((reminderKinds as readonly MessageKind[]).includes(kind) || isAboutPass(kind)) return 'reminders';
  if (kind === 'new-bookings') return 'digest';
  return kind === 'season-opens' ? 'season' : null;
}

export function isAboutPass(kind: MessageKind): kind is PassMessageKind {
  return (passKinds as readonly MessageKind[]).includes(kind);
}

export function isAboutWithdrawal(kind: MessageKind): kind is WithdrawalMessageKind {
  return (withdrawalKinds as readonly MessageKind[]).includes(kind);
}

/** What somebody who has logged in can have written, again and again, by their own doing. */
export const ownDoingKinds = [
  'booked',
  'event-joined',
  'moved',
  'cancelled',
] as const satisfies readonly RideMessageKind[];

export function isOwnDoing(kind: MessageKind): boolean {
  return (ownDoingKinds as readonly MessageKind[]).includes(kind);
}

/** What such a mail says is forgotten once it has left: most let whoever has them into the account. */
const secretKinds: readonly MessageKind[] = [
  'password-reset',
  'email-proof',
  'invitation',
  // It names somebody whose account is deleted.
  'account-withdrawn',
];

/** What goes to an address because somebody, whoever it is, has asked for it. Links to a new password are counted by those that are good. */
export const askedForKinds = ['email-proof', 'email-change-asked', 'invitation'] as const;
export type AskedForKind = (typeof askedForKinds)[number];

export function isSecret(kind: MessageKind): boolean {
  return secretKinds.includes(kind);
}
