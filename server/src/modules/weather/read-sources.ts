import type { AppContext } from '../../context.ts';
import { type SourceAnswer, type SourceRequest, SourceUnavailable } from '../../weather-sources/source.ts';
import { findContent } from '../site/settings/index.ts';
import { jitterMs, planReading, userAgentOf } from './reading-plan.ts';
import { claim, finishClaim, preparePlace, type StoredWeather, type WeatherKind } from './weather.store.ts';
import { writeHours, writeStorms } from './weather-rows.ts';

const minuteMs = 60_000;
/** The time-out of one request. */
const usualTimeoutMs = 10_000;
/** Longer than a request takes. After it, another process may take over from one that crashed. */
const claimMs = minuteMs;
/** The least time between two requests, even if the source allows less. */
const leastMs = { forecast: 60 * minuteMs, warnings: 15 * minuteMs };
/** The jitter that spreads the parks' requests. */
const spreadMs = { forecast: 10 * minuteMs, warnings: 2 * minuteMs };
/** The most time between two requests, whatever the source says. */
const mostMs = { answered: 6 * 60 * minuteMs, failed: 24 * 60 * minuteMs };

/** Queries each weather service whose answer is due. It only reads if none is. */
export async function readSources(
  context: AppContext,
  stopping: AbortSignal,
  timeoutMs = usualTimeoutMs,
): Promise<void> {
  const { store, config } = context;
  const content = await findContent(store.db);
  const { forecast, warnings } = planReading(context, content);
  const userAgent = userAgentOf(config, content);
  if (userAgent === null) return;
  const question = () => ({
    userAgent,
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
  });
  if (forecast)
    await readDue(context, { id: 'forecast', place: forecast.place }, stopping, async (before) => {
      const answer = await forecast.source.fetch({ ...question(), ...before, place: forecast.point });
      return { ...answer, content: answer.content && writeHours(answer.content) };
    });
  if (warnings)
    await readDue(context, { id: 'warnings', place: warnings.place }, stopping, async (before) => {
      const answer = await warnings.source.fetch({ ...question(), ...before, place: warnings.place });
      return { ...answer, content: answer.content && writeStorms(answer.content) };
    });
}

type Ask = (before: Pick<SourceRequest<never>, 'lastModified' | 'now'>) => Promise<SourceAnswer<string>>;

async function readDue(
  context: AppContext,
  of: { id: WeatherKind; place: string },
  stopping: AbortSignal,
  ask: Ask,
): Promise<void> {
  const { store, clock } = context;
  const now = clock.now();
  const nowMs = now.epochMilliseconds;
  if (!(await isDue(context, of, nowMs))) return;
  const claimed = await claim(store.db, of, { nowMs, untilMs: nowMs + claimMs });
  if (!claimed) return;
  // The condition of the request must match the stored content.
  const lastModified = claimed.content === null ? null : claimed.last_modified;
  const change = await ask({ lastModified, now }).then(
    (answer) => afterAnswer(context, claimed, answer),
    // If the server is stopping, the next start queries again.
    (error: unknown) => (stopping.aborted ? {} : afterFailure(context, claimed, error)),
  );
  await finishClaim(store.db, claimed, change);
}

async function isDue(
  { store: { db } }: AppContext,
  { id, place }: { id: WeatherKind; place: string },
  nowMs: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('weather')
    .select(['place', 'due_at', 'claimed_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.place === place) return row.due_at <= nowMs && row.claimed_until <= nowMs;
  await preparePlace(db, id, place);
  return true;
}

type Change = Parameters<typeof finishClaim>[2];

function afterAnswer(
  { clock, config }: AppContext,
  row: StoredWeather,
  answer: SourceAnswer<string>,
): Change {
  const nowMs = clock.now().epochMilliseconds;
  const expiresMs = answer.expiresAt?.epochMilliseconds ?? 0;
  const dueMs = Math.min(Math.max(expiresMs, nowMs + leastMs[row.id]), nowMs + mostMs.answered);
  return {
    ...(answer.content !== null && { content: answer.content }),
    last_modified: answer.lastModified,
    confirmed_at: nowMs,
    due_at: dueMs + jitterMs(config.publicUrl, row.place, spreadMs[row.id]),
    failures: 0,
  };
}

/** Waits longer after each failure, and at least as long as the source requests. */
function afterFailure({ clock, config, log }: AppContext, row: StoredWeather, error: unknown): Change {
  const retryAfter = error instanceof SourceUnavailable ? error.retryAfter : null;
  const failures = row.failures + 1;
  const backOffMs = Math.min(5 * minuteMs * 2 ** Math.min(failures - 1, 10), 3 * 60 * minuteMs);
  const waitMs = Math.min(Math.max(backOffMs, (retryAfter ?? 0) * 1_000), mostMs.failed);
  // An outage of the service is not a bug, so log the reason in one line, without a stack.
  const reason = error instanceof SourceUnavailable ? { reason: error.message } : { err: error };
  log.warn({ ...reason, failures }, 'the weather could not be read');
  return {
    due_at: clock.now().epochMilliseconds + waitMs + jitterMs(config.publicUrl, row.place, spreadMs.warnings),
    failures,
  };
}
