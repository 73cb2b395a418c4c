import type { Language } from '@cablepark/domain/time/display';
import lighthouse from 'lighthouse';

/** The four categories of lighthouse; scores from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface PageAudit {
  path: string;
  language: Language;
  scores: Record<Category, number>;
  /** Milliseconds until the largest part of the first screen stands, on the simulated line. */
  lcpMs: number;
  cls: number;
  /** Milliseconds that long tasks kept the page from answering. */
  tbtMs: number;
  /** Bytes as they travelled, by kind. */
  bytes: Record<'page' | 'script' | 'image', number>;
  /** What costs points: `category: audit`. */
  faults: string[];
}

const kinds = { page: ['Document', 'Stylesheet'], script: ['Script'], image: ['Image'] } as const;

/**
 * One run of lighthouse as it comes: a middle-class phone, its line and processor simulated, nothing in its cache.
 * @param port of a Chromium that listens for its debugging protocol
 * @throws Error if the page could not be audited
 */
export async function auditPage(
  url: string,
  page: Pick<PageAudit, 'path' | 'language'>,
  port: number,
): Promise<PageAudit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests =
    (lhr.audits['network-requests']?.details as { items: SentFile[] } | undefined)?.items ?? [];
  const bytesOf = (kind: keyof typeof kinds) =>
    requests
      .filter(({ resourceType }) => kinds[kind].some((type) => type === resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    ...page,
    scores: record(categories, (category) => (lhr.categories[category]?.score ?? 0) * 100),
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbtMs: number('total-blocking-time'),
    bytes: { page: bytesOf('page'), script: bytesOf('script'), image: bytesOf('image') },
    faults: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) =>
        (lhr.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${lhr.audits[id]?.title ?? id}`),
      ),
  };
}

interface SentFile {
  resourceType?: string;
  transferSize: number;
}

function record<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** Of each figure the middle one; of the faults all. */
export function median(runs: readonly PageAudit[]): PageAudit {
  const [first] = runs;
  if (!first) throw new Error('There is no median of nothing.');
  const middle = (figure: (run: PageAudit) => number) =>
    runs.map(figure).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    ...first,
    scores: record(categories, (category) => middle(({ scores }) => scores[category])),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    cls: middle(({ cls }) => cls),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    bytes: record(['page', 'script', 'image'], (kind) => middle(({ bytes }) => bytes[kind])),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}
