import type { Slot } from '@cablepark/domain/slots/slot';
import { namedSlots, type Outcome } from '../../../booking/changeSlots.ts';
import type { RiderMessage } from '../../../booking/outcomeText.ts';
import type { several } from '../../../i18n/pl/parties/several.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import type { SeriesOutcome } from './bookEach.ts';

/** Books all slots in one call, or none. What the server names is no longer available; the others may be booked without it. */
export async function bookTogether(
  slots: readonly Slot[],
  send: (slots: readonly Slot[]) => Promise<Outcome>,
): Promise<SeriesOutcome> {
  const last = await send(slots);
  const total = slots.length;
  if (last.kind === 'done')
    return { total, booked: total, own: slots, restTaken: false, stopped: null, left: [], last };
  const named = namedIn(last);
  const left = slots.filter(({ id }) => !named.includes(id));
  const restTaken = last.kind === 'taken' && (left.length === 0 || named.length === 0);
  return { total, booked: 0, own: [], restTaken, stopped: last, left, last };
}

function namedIn(outcome: Outcome): readonly number[] {
  if (outcome.kind === 'taken') return outcome.named ?? [];
  return 'error' in outcome ? namedSlots(outcome.error) : [];
}

/** Whether some slots of a refused series are still available. */
export function isPartLeft({ booked, total, left }: SeriesOutcome): boolean {
  return booked === 0 && left.length > 0 && left.length < total;
}

/** Whether the rider would hold too many with all of them. */
export function isLimit({ stopped }: SeriesOutcome): boolean {
  return limitOf(stopped) !== null;
}

/** Why several slots were not booked together, if they exceed a limit; null for other reasons. */
export function togetherText(
  { stopped, total }: SeriesOutcome,
  { limits }: typeof several,
  /** What a rider without a proved address can do. */
  prove: string,
): RiderMessage | null {
  const refusal = total > 1 ? limitOf(stopped) : null;
  if (refusal === null) return null;
  const { limit, per, isProved } = refusal;
  const text = per === 'day' ? limits.onDay(limit) : limits.inAll(limit);
  return { kind: 'error', text: isProved ? text : `${text} ${prove}` };
}

function limitOf(outcome: Outcome | null): { limit: number; per: unknown; isProved: boolean } | null {
  const error = outcome && 'error' in outcome ? outcome.error : null;
  if (!(error instanceof ApiError) || error.code !== 'RIDE_LIMIT') return null;
  const { limit, per, email_proved } = error.extensions;
  return typeof limit === 'number' ? { limit, per, isProved: email_proved !== false } : null;
}
