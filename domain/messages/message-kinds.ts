/** Messages to people about their account. */
export const accountKinds = [
  'password-reset',
  'password-changed',
  'email-changed',
  'email-proof',
  'email-change-asked',
  'invitation',
] as const;
export type AccountMessageKind = (typeof accountKinds)[number];

/** Messages to riders about their slots. */
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

/** Messages to subscribers. */
export const newsKinds = ['season-opens'] as const;

/** Messages to pass owners. */
export const passKinds = ['pass-low', 'pass-ends-30', 'pass-ends-7'] as const;
export type PassMessageKind = (typeof passKinds)[number];

/** Messages to people who paid online. */
const moneyKinds = ['paid'] as const;

/** Messages about a withdrawal from a contract: the receipt, and the notice to members who rode on the pass. */
export const withdrawalKinds = ['withdrawn', 'account-withdrawn', 'pass-ended'] as const;
export type WithdrawalMessageKind = (typeof withdrawalKinds)[number];

/** Messages to staff. */
export const staffKinds = ['new-bookings'] as const;

/** The kinds to which the park may add a sentence of its own. */
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

/** `sample`: a test mail of another kind for an Admin, with made-up data. */
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

/** Reminders come from a scan of the bookings, pass notices from a scan of the passes. */
export const reminderKinds = ['reminder-24h', 'reminder-2h'] as const satisfies readonly RideMessageKind[];
export type ReminderKind = (typeof reminderKinds)[number];

/** The topics that a reader may switch off; all other messages are necessary. */
export const mailTopics = ['reminders', 'digest', 'season'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** @returns null for kinds that cannot be switched off */
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

/** Kinds that a logged-in user can trigger again and again. */
export const ownDoingKinds = [
  'booked',
  'event-joined',
  'moved',
  'cancelled',
] as const satisfies readonly RideMessageKind[];

export function isOwnDoing(kind: MessageKind): boolean {
  return (ownDoingKinds as readonly MessageKind[]).includes(kind);
}

/** The body of such a mail is deleted once it is sent: most contain a link that gives access to the account. */
const secretKinds: readonly MessageKind[] = [
  'password-reset',
  'email-proof',
  'invitation',
  // It names somebody whose account is deleted.
  'account-withdrawn',
];

/** Kinds that anybody can request for an address. Password links have a limit of their own: the number of valid links. */
export const askedForKinds = ['email-proof', 'email-change-asked', 'invitation'] as const;
export type AskedForKind = (typeof askedForKinds)[number];

export function isSecret(kind: MessageKind): boolean {
  return secretKinds.includes(kind);
}
