import lighthouse, { type Artifacts, type Result } from 'lighthouse';
import { MainThreadTasks } from 'lighthouse/core/computed/main-thread-tasks.js';
import { categories, type PageRun } from './page.ts';
import { scriptTime } from './script-time.ts';

/** What lighthouse measures with. */
export interface Phone {
  /** Of a Chromium that listens for its debugging protocol. */
  port: number;
  /** How many times slower than this machine. */
  slowdown: number;
}

/** What makes every run that of a new visitor: a cookie and the browser's own storage remember the language of the page before. */
const remembered = [
  'cookies',
  'local_storage',
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
] as const;

interface SentFile {
  url: string;
  resourceType?: string;
  transferSize: number;
}

/**
 * One run of lighthouse as it comes: a phone on a slow line with nothing in its cache, line and processor simulated.
 * @throws Error if the page could not be audited
 */
export async function auditOnce(url: string, { port, slowdown }: Phone): Promise<PageRun> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    throttling: { cpuSlowdownMultiplier: slowdown },
    clearStorageTypes: [...remembered],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr, artifacts } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => (lhr.categories[category]?.score ?? 0) * 100;
  const files = itemsOf<SentFile>(lhr, 'network-requests');
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbtMs: number('total-blocking-time'),
    scriptMs: slowdown * scriptTime(await mainThreadOf(artifacts, lhr)),
    pageBytes: bytesOf(files, ['Document', 'Stylesheet']),
    scriptBytes: bytesOf(files, ['Script']),
    imageBytes: bytesOf(files, ['Image']),
    firstPictureBytes: files.find(isPicture)?.transferSize ?? 0,
    index: lhr.environment.benchmarkIndex,
    faults: pointsLost(lhr),
  };
}

function itemsOf<Item>(lhr: Result, audit: string): Item[] {
  const details = lhr.audits[audit]?.details as { items?: Item[] } | undefined;
  return details?.items ?? [];
}

async function mainThreadOf({ Trace }: Artifacts, { configSettings }: Result) {
  return await MainThreadTasks.request(Trace, { computedCache: new Map(), settings: configSettings });
}

function bytesOf(files: readonly SentFile[], types: readonly string[]): number {
  return files
    .filter(({ resourceType }) => resourceType !== undefined && types.includes(resourceType))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Not a hint or a pattern that stands in the page itself. */
function isPicture({ url, resourceType }: SentFile): boolean {
  return resourceType === 'Image' && !url.startsWith('data:');
}

function pointsLost(lhr: Result): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${lhr.audits[id]?.title ?? id}`),
    );
}
