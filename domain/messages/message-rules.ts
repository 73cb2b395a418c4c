import type { Decision } from '../decision.ts';
import { factsOf, type MessageKind } from './message-kinds.ts';
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

/** After so many days of failed delivery a message is stale. */
const noticeLifeMs = 3 * 24 * 60 * 60_000;

/**
 * A rate limit for unverified addresses: an account under somebody else's address could otherwise flood that inbox by booking and cancelling.
 * The limit is above the needs of a day of riding.
 */
const mostOwnDoing = 40;
export const ownDoingWindow = Temporal.Duration.from({ hours: 24 });

/** Limit of requested mails of one kind to one address within this time: enough to lose four, too few to fill a mailbox. */
export const mostRequested = { mails: 5, within: { hours: 1 } } as const;

/** When a message may be sent first, and until when it is worth sending. */
export function messageTimes(
  kind: MessageKind,
  at: Temporal.Instant,
  start: Temporal.Instant | null,
): { dueAt: Temporal.Instant; uselessAt: Temporal.Instant } {
  const atMs = at.epochMilliseconds;
  const startMs = start?.epochMilliseconds ?? atMs;
  const { pauseMs = 0, lifeMs = noticeLifeMs, beforeStart, endsAtStart } = factsOf(kind).times ?? {};
  if (beforeStart) return instants(startMs - beforeStart.dueMs, startMs - beforeStart.uselessMs);
  const uselessMs = atMs + lifeMs;
  return instants(atMs + pauseMs, endsAtStart ? Math.min(startMs, uselessMs) : uselessMs);
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
  return factsOf(kind).isOwnDoing === true && !isByStaff && sentLately >= mostOwnDoing;
}

/** May this message be sent now? Checked when the message is written, and again when it is sent. */
export function judgeMessage(facts: MessageFacts, now: Temporal.Instant): Verdict {
  if (!facts.isTrue) return 'outdated';
  if (!facts.hasAddress) return 'no-address';
  if (!facts.isWanted) return 'unwanted';
  if (facts.start && isTooLateToHelp(facts.kind, facts.at.until(facts.start))) return 'silly';
  if (isTooMany(facts)) return 'too-many';
  return Temporal.Instant.compare(facts.uselessAt, now) <= 0 ? 'too-late' : 'send';
}

/** Whether its slot was booked so late that a mail would be useless. */
function isTooLateToHelp(kind: MessageKind, notice: Temporal.Duration): boolean {
  return notice.total('milliseconds') < (factsOf(kind).times?.leastNoticeMs ?? -Infinity);
}

/** May staff send a message again? Only a dead one of a kind whose body stays stored. */
export function decideSendingAgain(message: { kind: MessageKind; state: MessageState } | null): Decision {
  if (message === null) return 'NOT_FOUND';
  if (message.state === 'waiting') return 'unchanged';
  return message.state === 'dead' && !factsOf(message.kind).isSecret ? 'ok' : 'FORBIDDEN';
}
