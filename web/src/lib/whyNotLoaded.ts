/** Why a chunk failed to load: no network, a newer build is running, or this one lacks the file. */
export type WhyNotLoaded = 'offline' | 'upgraded' | 'missing';

/** Whether an error means that a script or its style sheet failed to load. The text depends on the browser. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof Error && /import|module|fetch|preload/i.test(error.message);
}

/**
 * Asks the server for its current build.
 * @param own the address of a script of this build, which all its pages contain
 */
export async function whyNotLoaded(own: string, fetchPage: typeof fetch = fetch): Promise<WhyNotLoaded> {
  const file = own.slice(own.lastIndexOf('/') + 1);
  try {
    const answer = await fetchPage('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return (await answer.text()).includes(file) ? 'missing' : 'upgraded';
  } catch {
    return 'offline';
  }
}

/** Whether a reload would show the worker's page for the time without network. */
export async function hasOfflinePage(): Promise<boolean> {
  try {
    return (await caches.keys()).some((name) => name.startsWith('offline-'));
  } catch {
    return false;
  }
}

/** Whether this page was reloaded: another automatic reload could loop. */
export function isReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}
