import type { Decision } from '../decision.ts';
import { isOwnDoing, isSecret, type MessageKind } from './message-kinds.ts';
import type { MessageState } from './message-states.ts';

/** The decision on a message: send it, or the reason not to. */
export type Verdict = 'send' | 'outdated' | 'no-address' | 'unwanted' | 'silly' | 'too-many' | 'too-late';

/** The current facts about a message. */
export interface MessageFacts {
  kind: MessageKind;
  /** When its event happened; for a reminder, when the slot was booked. */
  at: Temporal.Instant;
  /** The start of its (first) slot; null for messages about an account. */
  start: Temporal.Instant | null;
  /** Whether its statement still holds: the booking is active, the no-show mark is set. */
  isTrue: boolean;
  hasAddress: boolean;
  /** Whether its reader has not switched this kind off. */
  isWanted: boolean;
  isByStaff: boolean;
  /** How many messages of own-doing kinds the reader got within `ownDoingWindow`, whoever caused them. */
  sentLately: number;
  /** From when on the message is useless. */
  uselessAt: Temporal.Instant;
}

/** One message covers bookings that follow each other within this time. */
const gatheringMs = 3_000;
/** Staff make mistakes: a no-show mark removed within this time causes no message. */
const noShowPauseMs = 15 * 60_000;
/** A season plan undone within this time causes no message. */
const seasonPauseMs = 15 * 60_000;
/** After so many days of failed delivery a message is stale. */
const noticeLifeMs = 3 * 24 * 60 * 60_000;

/**
 * A rate limit for unverified addresses: an account under somebody else's address could otherwise flood that inbox by booking and cancelling.
 * The limit is above the needs of a day of riding.
 */
const mostOwnDoing = 40;
export const ownDoingWindow = Temporal.Duration.from({ hours: 24 });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** By then the day has begun, and the page of the day shows more. */
const digestLifeMs = 12 * hourMs;

/** How long before the start a reminder is due, until when it is useful, and how much earlier the booking must be. */
const reminders = {
  'reminder-24h': { dueMs: 24 * hourMs, uselessMs: 3 * hourMs, bookedMs: 26 * hourMs },
  'reminder-2h': { dueMs: 2 * hourMs, uselessMs: 15 * minuteMs, bookedMs: 3 * hourMs },
};

/** A rider who books later than this is at the dock already, and needs no mail and no calendar entry. */
const shortestNoticeMs = 10 * minuteMs;

/** Limit of requested mails of one kind to one address within this time: enough to lose four, too few to fill a mailbox. */
export const mostAskedFor = { mails: 5, within: { hours: 1 } } as const;

/** When a message may go out first, and until when it is worth sending. */
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

/** Whether its reader has reached the limit. The check runs before any other read for the mail. */
export function isTooMany({
  kind,
  isByStaff,
  sentLately,
}: Pick<MessageFacts, 'kind' | 'isByStaff' | 'sentLately'>): boolean {
  return isOwnDoing(kind) && !isByStaff && sentLately >= mostOwnDoing;
}

/** Does this message go out now? Runs when the message is written, and again when it is sent. */
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

/** May staff send a message again? Only a dead one of a kind whose body stays stored. */
export function decideSendingAgain(message: { kind: MessageKind; state: MessageState } | null): Decision {
  if (message === null) return 'NOT_FOUND';
  if (message.state === 'waiting') return 'unchanged';
  return message.state === 'dead' && !isSecret(message.kind) ? 'ok' : 'FORBIDDEN';
}
