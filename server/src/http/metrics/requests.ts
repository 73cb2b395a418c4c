import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { counter, type Metric, type Sample } from './exposition.ts';

/** Upper ends of the histogram's buckets, in seconds. */
const bucketEnds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: Record<string, string>;
  /** How many fell into each bucket alone, and last those above all of them. */
  buckets: number[];
  seconds: number;
}

/** Counts every answer from now on, at the cost of two look-ups each. @returns what has been counted, when asked */
export function countRequests(app: FastifyInstance): () => Metric[] {
  const answers = new Map<string, Series>();
  const refusals = new Map<string, Sample>();
  let replays = 0;

  app.replay.onReplay(() => {
    replays += 1;
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const status = String(reply.statusCode);
    const key = `${request.method} ${route} ${status}`;
    let series = answers.get(key);
    if (!series) {
      const labels = { method: request.method, route, status };
      series = { labels, buckets: Array<number>(bucketEnds.length + 1).fill(0), seconds: 0 };
      answers.set(key, series);
    }
    const seconds = reply.elapsedTime / 1000;
    const found = bucketEnds.findIndex((end) => seconds <= end);
    const at = found === -1 ? bucketEnds.length : found;
    series.buckets[at] = (series.buckets[at] ?? 0) + 1;
    series.seconds += seconds;
    done();
  });

  app.addHook('onError', (request, _reply, error, done) => {
    // Typed as Fastify's own error, but it is whatever was thrown.
    const thrown: unknown = error;
    if (thrown instanceof ParkError) {
      const labels = { method: request.method, route: routeOf(request), code: thrown.code };
      const key = Object.values(labels).join(' ');
      const sample = refusals.get(key) ?? { labels, value: 0 };
      refusals.set(key, { ...sample, value: sample.value + 1 });
    }
    done();
  });

  return () => [
    {
      name: 'cablepark_http_request_duration_seconds',
      help: 'How long requests took, by route and answer.',
      type: 'histogram',
      samples: [...answers.values()].flatMap(samplesOf),
    },
    {
      name: 'cablepark_refusals_total',
      help: 'Requests that were refused, by what they were told: SLOT_TAKEN, TOO_LATE, FORBIDDEN ...',
      type: 'counter',
      samples: [...refusals.values()],
    },
    counter('cablepark_replays_total', 'Requests given the answer that was kept for all visitors.', replays),
  ];
}

/** The route's pattern, never the address itself: there are only so many, and none names a person. */
function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}

function samplesOf({ labels, buckets, seconds }: Series): Sample[] {
  let sum = 0;
  const ends = [...bucketEnds.map(String), '+Inf'];
  const counted = ends.map((le, at) => {
    sum += buckets[at] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le }, value: sum };
  });
  return [...counted, { suffix: '_sum', labels, value: seconds }, { suffix: '_count', labels, value: sum }];
}
