import type { Decision } from '../decision.ts';
import { isOwnDoing, isSecret, type MessageKind } from './message-kinds.ts';
import type { MessageState } from './message-states.ts';

/** What becomes of a message: it goes out, or why it does not. */
export type Verdict = 'send' | 'outdated' | 'no-address' | 'unwanted' | 'silly' | 'too-many' | 'too-late';

/** What a message is about, as things stand when it is asked about. */
export interface MessageFacts {
  kind: MessageKind;
  /** When that happened of which it tells; for a reminder, when the slot was booked. */
  at: Temporal.Instant;
  /** The start of the (first) slot that it is about; null for what is about an account. */
  start: Temporal.Instant | null;
  /** Whether what it says is still so: the booking stands, the mark of a missing rider is there. */
  isTrue: boolean;
  hasAddress: boolean;
  /** Whether its reader has not switched this kind off. */
  isWanted: boolean;
  isByStaff: boolean;
  /** How many messages of the kinds of their own doing were sent to the reader within `ownDoingWindow`, whoever caused them. */
  sentLately: number;
  /** From when on nobody needs it. */
  uselessAt: Temporal.Instant;
}

/** Bookings made one after the other within this time are told in one message. */
const gatheringMs = 3_000;
/** Staff err: a mark that is taken back so soon is told to nobody. */
const noShowPauseMs = 15 * 60_000;
/** A plan that is undone so soon has opened no season. */
const seasonPauseMs = 15 * 60_000;
/** What did not get through in so many days is no news. */
const noticeLifeMs = 3 * 24 * 60 * 60_000;

/**
 * Nobody has proved that the address of an account is theirs: whoever logs in under another's would fill a stranger's inbox by
 * booking and cancelling. So many a day are more than anybody reads, and more than a day of riding needs.
 */
const mostOwnDoing = 40;
export const ownDoingWindow = Temporal.Duration.from({ hours: 24 });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** By then the day has begun, and the page of the day says more. */
const digestLifeMs = 12 * hourMs;

/** How long before the start a reminder is due, until when it is good, and how much earlier the slot must have been booked. */
const reminders = {
  'reminder-24h': { dueMs: 24 * hourMs, uselessMs: 3 * hourMs, bookedMs: 26 * hourMs },
  'reminder-2h': { dueMs: 2 * hourMs, uselessMs: 15 * minuteMs, bookedMs: 3 * hourMs },
};

/** Whoever books as late as that stands on the dock, and needs neither a mail nor an entry in the calendar. */
const shortestNoticeMs = 10 * minuteMs;

/** So many mails of one kind that somebody asks for go to one address within this time: enough to lose four, too few to fill a mailbox. */
export const mostAskedFor = { mails: 5, within: { hours: 1 } } as const;

/** From when on a message may leave, and until when it is worth sending. */
export function messageTimes(
  kind: MessageKind,
  at: Temporal.Instant,
  start: Temporal.Instant | null,
): { dueAt: Temporal.Instant; uselessAt: Temporal.Instant } {
  const [atMs, startMs] = [at.epochMilliseconds, start?.epochMilliseconds ?? at.epochMilliseconds];
  switch (kind) {
    case 'booked':
    case 'event-joined':
    case 'moved':
    case 'cancelled':
      return instants(atMs + gatheringMs, Math.min(startMs, atMs + noticeLifeMs));
    case 'no-show':
      return instants(atMs + noShowPauseMs, atMs + noticeLifeMs);
    case 'reminder-24h':
    case 'reminder-2h':
      return instants(startMs - reminders[kind].dueMs, startMs - reminders[kind].uselessMs);
    case 'season-opens':
      return instants(atMs + seasonPauseMs, atMs + noticeLifeMs);
    case 'sample':
      return instants(atMs, atMs + hourMs);
    case 'new-bookings':
      return instants(atMs, atMs + digestLifeMs);
    default:
      return instants(atMs, atMs + noticeLifeMs);
  }
}

function instants(dueMs: number, uselessMs: number) {
  return {
    dueAt: Temporal.Instant.fromEpochMilliseconds(dueMs),
    uselessAt: Temporal.Instant.fromEpochMilliseconds(uselessMs),
  };
}

/** Whether its reader has had as many of those as they get. It is asked before anything is read for the mail. */
export function isTooMany({
  kind,
  isByStaff,
  sentLately,
}: Pick<MessageFacts, 'kind' | 'isByStaff' | 'sentLately'>): boolean {
  return isOwnDoing(kind) && !isByStaff && sentLately >= mostOwnDoing;
}

/** Does this message go out now? Asked when it is written, and again when it is its turn. */
export function judgeMessage(facts: MessageFacts, now: Temporal.Instant): Verdict {
  if (!facts.isTrue) return 'outdated';
  if (!facts.hasAddress) return 'no-address';
  if (!facts.isWanted) return 'unwanted';
  if (facts.start && isSilly(facts.kind, facts.at.until(facts.start).total('milliseconds'))) return 'silly';
  if (isTooMany(facts)) return 'too-many';
  return Temporal.Instant.compare(facts.uselessAt, now) <= 0 ? 'too-late' : 'send';
}

function isSilly(kind: MessageKind, noticeMs: number): boolean {
  switch (kind) {
    case 'booked':
    case 'event-joined':
      return noticeMs < shortestNoticeMs;
    case 'reminder-24h':
    case 'reminder-2h':
      return noticeMs < reminders[kind].bookedMs;
    default:
      return false;
  }
}

/** May staff have a message sent again? One that was given up, and still knows what it says. */
export function decideSendingAgain(message: { kind: MessageKind; state: MessageState } | null): Decision {
  if (message === null) return 'NOT_FOUND';
  if (message.state === 'waiting') return 'unchanged';
  return message.state === 'dead' && !isSecret(message.kind) ? 'ok' : 'FORBIDDEN';
}
