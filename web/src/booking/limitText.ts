import type { ErrorCode } from '@cablepark/domain/errors';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { Texts } from '../i18n/pl.ts';
import { ApiError } from '../lib/http/errors.ts';
import { clock } from '../lib/time/clock.ts';

/** Why a rider may not book for now, until when, and the alternative; null for other refusals. Times are in the park's zone. */
export function limitText(error: unknown, { planner }: Pick<Texts, 'planner'>, zone: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const t = planner.limits;
  const { limit, per, email_proved, until, reset, reason } = error.extensions;
  switch (error.code as ErrorCode) {
    case 'RIDE_LIMIT': {
      if (typeof limit !== 'number') return null;
      const text = per === 'day' ? t.onDay(limit) : t.inAll(limit);
      return email_proved === false ? `${text} ${t.prove}` : text;
    }
    case 'HOLD_AGAIN_LATER': {
      const from = momentOf(until);
      return from && t.holdAgain(momentText(from, zone));
    }
    case 'REQUESTS_EXCEEDED': {
      const from = momentOf(reset);
      return from && t.tooOften(timeText(from, zone));
    }
    case 'CLOSED': {
      const end = momentOf(until);
      return end && planner.closedUntil(momentText(end, zone), reasonText(reason, planner.closureReasons));
    }
    default:
      return null;
  }
}

function reasonText(reason: unknown, words: Readonly<Record<string, string | null>>): string | null {
  return typeof reason === 'string' && Object.hasOwn(words, reason) ? (words[reason] ?? null) : null;
}

/** `16:00` for today, `04.07.2026, 16:00` for another day. */
function momentText(moment: Temporal.Instant, zone: string): string {
  const day = dayOf(moment, zone);
  const time = timeText(moment, zone);
  return day.equals(dayOf(clock.now(), zone)) ? time : `${dateText(day)}, ${time}`;
}

function momentOf(value: unknown): Temporal.Instant | null {
  if (typeof value !== 'string') return null;
  try {
    return Temporal.Instant.from(value);
  } catch {
    return null;
  }
}
