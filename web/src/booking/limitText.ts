import type { ErrorCode } from '@cablepark/domain/errors';
import { timeText } from '@cablepark/domain/time/display';
import type { Texts } from '../i18n/pl.ts';
import { ApiError } from '../lib/http/errors.ts';

/** Why a rider may not book for now, until when, and the alternative; null for other refusals. Times are in the park's zone. */
export function limitText(error: unknown, { planner }: Pick<Texts, 'planner'>, zone: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const t = planner.limits;
  const { limit, per, email_proved, until, reset } = error.extensions;
  const time = (value: unknown) => {
    const at = typeof value === 'string' ? instantOf(value) : null;
    return at && timeText(at, zone);
  };
  switch (error.code as ErrorCode) {
    case 'RIDE_LIMIT': {
      if (typeof limit !== 'number') return null;
      const text = per === 'day' ? t.onDay(limit) : t.inAll(limit);
      return email_proved === false ? `${text} ${t.prove}` : text;
    }
    case 'HOLD_AGAIN_LATER': {
      const from = time(until);
      return from && t.holdAgain(from);
    }
    case 'REQUESTS_EXCEEDED': {
      const from = time(reset);
      return from && t.tooOften(from);
    }
    default:
      return null;
  }
}

function instantOf(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}
