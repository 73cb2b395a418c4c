import * as z from 'zod/mini';
import { stopPauseSeconds } from '../closures/stop-rules.ts';
import type { Language } from '../time/language.ts';
import { groupKinds } from './group-kinds.ts';
import type { KindFacts, MessageGroup } from './kind-facts.ts';
import {
  aboutAccount,
  aboutBooked,
  aboutCancelled,
  aboutClosed,
  aboutDelayed,
  aboutDigest,
  aboutMoved,
  aboutOffer,
  aboutPass,
  aboutReminder,
  aboutRide,
  aboutSample,
} from './message-about.ts';
import { passKinds } from './pass-kinds.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** One message covers bookings that follow each other within this time. */
const gathered = { pauseMs: 3_000, endsAtStart: true } as const;
/** A rider who books later than this is already at the dock, and needs no mail and no calendar entry. */
const ofBooking = { ...gathered, leastNoticeMs: 10 * minuteMs } as const;
/** Staff make mistakes: a no-show mark or a season plan undone within this time causes no message. */
const staffPauseMs = 15 * minuteMs;
const hoursBefore = (dueMs: number, uselessMs: number, leastNoticeMs: number) => ({
  beforeStart: { dueMs, uselessMs },
  leastNoticeMs,
});

/** All kinds of messages. Each has a mail in the server's `modules/mails/mails.ts`. */
const kinds = {
  'password-reset': {
    group: 'account',
    pl: 'Link do nowego hasła',
    en: 'Link to a new password',
    about: aboutAccount,
    isSecret: true,
  },
  'password-changed': {
    group: 'account',
    pl: 'Hasło zmienione',
    en: 'Password changed',
    about: aboutAccount,
  },
  'email-changed': {
    group: 'account',
    pl: 'Adres e-mail zmieniony',
    en: 'E-mail address changed',
    about: aboutAccount,
  },
  'contact-corrected': {
    group: 'account',
    pl: 'Imię lub telefon poprawione',
    en: 'Name or phone corrected',
    about: aboutAccount,
  },
  'email-proof': {
    group: 'account',
    pl: 'Link do potwierdzenia adresu',
    en: 'Link to confirm an address',
    about: aboutAccount,
    isRequested: true,
    isSecret: true,
  },
  'email-change-asked': {
    group: 'account',
    pl: 'Prośba o zmianę adresu',
    en: 'New address asked for',
    about: aboutAccount,
    isRequested: true,
  },
  'merge-asked': {
    group: 'account',
    pl: 'Pytanie o połączenie z wpisem gościa',
    en: 'Question about joining a guest’s record',
    about: aboutAccount,
    isSecret: true,
  },
  invitation: {
    group: 'account',
    pl: 'Zaproszenie do obsługi',
    en: 'Invitation to the staff',
    about: aboutAccount,
    isRequested: true,
    isSecret: true,
  },
  booked: {
    group: 'rides',
    pl: 'Rezerwacja',
    en: 'Booking',
    about: aboutBooked,
    // Riders who book or cancel by themselves have just seen the result.
    push: 'by-staff',
    times: ofBooking,
    isOwnDoing: true,
  },
  'event-joined': {
    group: 'rides',
    pl: 'Miejsce na wydarzeniu',
    en: 'Place at an event',
    about: aboutBooked,
    push: 'by-staff',
    times: ofBooking,
    isOwnDoing: true,
  },
  moved: {
    group: 'rides',
    pl: 'Przeniesiona rezerwacja',
    en: 'Booking moved',
    about: aboutMoved,
    push: 'by-staff',
    times: gathered,
    isOwnDoing: true,
  },
  cancelled: {
    group: 'rides',
    pl: 'Anulowana rezerwacja',
    en: 'Booking cancelled',
    about: aboutCancelled,
    push: 'by-staff',
    times: gathered,
    isOwnDoing: true,
  },
  'ride-back': {
    group: 'rides',
    pl: 'Późno anulowany slot sprzedany',
    en: 'Late cancellation sold again',
    about: z.object({ booking: z.int() }),
  },
  delayed: {
    group: 'rides',
    pl: 'Opóźnienie',
    en: 'Delay',
    about: aboutDelayed,
    push: 'always',
    times: { pauseMs: stopPauseSeconds * 1_000, endsAtStart: true },
  },
  closed: {
    group: 'rides',
    pl: 'Zamknięcie',
    en: 'Closing',
    about: aboutClosed,
    push: 'always',
    times: { pauseMs: stopPauseSeconds * 1_000 },
  },
  reopened: {
    group: 'rides',
    pl: 'Jednak otwarte',
    en: 'Open after all',
    about: aboutClosed,
    push: 'always',
    times: { endsAtStart: true },
  },
  'standby-offer': {
    group: 'rides',
    pl: 'Wolny slot z listy oczekujących',
    en: 'A slot off the waiting list',
    about: aboutOffer,
    push: 'always',
    times: { endsAtStart: true },
  },
  // A push about it would be useless at the lake.
  'no-show': {
    group: 'rides',
    pl: 'Nieobecność',
    en: 'No-show',
    about: aboutRide,
    times: { pauseMs: staffPauseMs },
  },
  'no-show-undone': {
    group: 'rides',
    pl: 'Cofnięta nieobecność',
    en: 'No-show taken back',
    about: aboutRide,
  },
  'reminder-24h': {
    group: 'rides',
    pl: 'Przypomnienie dzień przed',
    en: 'Reminder a day before',
    about: aboutReminder,
    topic: 'reminders',
    push: 'always',
    times: hoursBefore(24 * hourMs, 3 * hourMs, 26 * hourMs),
  },
  'reminder-2h': {
    group: 'rides',
    pl: 'Przypomnienie dwie godziny przed',
    en: 'Reminder two hours before',
    about: aboutReminder,
    topic: 'reminders',
    push: 'always',
    times: hoursBefore(2 * hourMs, 15 * minuteMs, 3 * hourMs),
  },
  paid: {
    group: 'payments',
    pl: 'Płatność online',
    en: 'Paid online',
    about: z.object({ checkout: z.string() }),
  },
  ...passKinds,
  'season-opens': {
    group: 'season',
    pl: 'Początek sezonu',
    en: 'The season opens',
    // The first day that had slots, `2027-04-24`.
    about: z.object({ firstDay: z.string() }),
    topic: 'season',
    times: { pauseMs: staffPauseMs },
  },
  ...groupKinds,
  'new-bookings': {
    group: 'staff',
    pl: 'Nowe rezerwacje (dla obsługi)',
    en: 'New bookings (for the staff)',
    about: aboutDigest,
    topic: 'digest',
    // By then the day has begun, and the page of the day shows more.
    times: { lifeMs: 12 * hourMs },
  },
  /** A test mail of another kind for an Admin, with made-up data. */
  sample: {
    group: 'samples',
    pl: 'Próbny e-mail',
    en: 'Sample',
    about: aboutSample,
    times: { lifeMs: hourMs },
  },
} as const satisfies Record<string, KindFacts>;

export type MessageKind = keyof typeof kinds;
type KindWith<Facts extends Partial<KindFacts>> = {
  [Kind in MessageKind]: (typeof kinds)[Kind] extends Facts ? Kind : never;
}[MessageKind];
export type AccountMessageKind = KindWith<{ about: typeof aboutAccount }>;
export type RideMessageKind = KindWith<{ group: 'rides' }>;
export type PassNoticeKind = KindWith<{ about: typeof aboutPass }>;
export type GroupMessageKind = keyof typeof groupKinds;
export type RequestedKind = KindWith<{ isRequested: true }>;
export type ReminderKind = Extract<MessageKind, `reminder-${string}`>;
/** The kinds to which the park may add a sentence of its own. */
export type WordedMessageKind = Exclude<MessageKind, 'sample'>;
export type AboutOf<Kind extends MessageKind> = z.output<(typeof kinds)[Kind]['about']>;

export const messageKinds = Object.keys(kinds).filter(isKind);
export const wordedKinds = messageKinds.filter((kind) => kind !== 'sample');
export const ownDoingKinds = messageKinds.filter((kind) => factsOf(kind).isOwnDoing);
/** Sent before all others, because their readers are on their way to the park. */
export const urgentKinds = [
  'delayed',
  'closed',
  'reopened',
  'standby-offer',
] as const satisfies readonly MessageKind[];
export const requestedKinds = messageKinds.filter((kind) => factsOf(kind).isRequested);
/** Reminders come from a scan of the bookings. */
export const reminderKinds = ['reminder-24h', 'reminder-2h'] as const satisfies readonly ReminderKind[];

function isKind(kind: string): kind is MessageKind {
  return Object.hasOwn(kinds, kind);
}

export function factsOf(kind: MessageKind): KindFacts {
  return kinds[kind];
}

const readers: { [Kind in MessageKind]: { about: { parse: (data: unknown) => AboutOf<Kind> } } } = kinds;

/** Reads the facts that an outbox row stores. */
export function readAbout<Kind extends MessageKind>(kind: Kind, data: string): AboutOf<Kind> {
  return readers[kind].about.parse(JSON.parse(data));
}

export function kindsOf(group: MessageGroup): WordedMessageKind[] {
  return wordedKinds.filter((kind) => kinds[kind].group === group);
}

const names = z.record(z.enum(messageKinds), z.string());

/** The names of all kinds in a language. */
export function kindNames(language: Language): Record<MessageKind, string> {
  return names.parse(Object.fromEntries(messageKinds.map((kind) => [kind, kinds[kind][language]])));
}
