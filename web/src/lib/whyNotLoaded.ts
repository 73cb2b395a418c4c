/** Why a part of the site did not come: no network, a newer build is running, or this one lacks the file. */
export type WhyNotLoaded = 'offline' | 'upgraded' | 'missing';

/** Whether an error tells that a script, or a style beside it, did not come. Each browser words it differently. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof Error && /import|module|fetch|preload/i.test(error.message);
}

/**
 * Asks the server which build it runs now.
 * @param own the address of a script of this build, which every page of the same build names
 */
export async function whyNotLoaded(own: string, ask: typeof fetch = fetch): Promise<WhyNotLoaded> {
  const file = own.slice(own.lastIndexOf('/') + 1);
  try {
    const answer = await ask('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return (await answer.text()).includes(file) ? 'missing' : 'upgraded';
  } catch {
    return 'offline';
  }
}

/** Whether this page came by a reload: another by itself might go on without end. */
export function isReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}
