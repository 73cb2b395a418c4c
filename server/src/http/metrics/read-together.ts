import type { Log } from '../../log.ts';

/**
 * Reads the database once for all metrics of concurrent scrapes.
 * @param otherwise the log line for a failed read, which returns null to the metrics
 */
export function readTogether<T>(
  read: () => Promise<T>,
  log: Log,
  otherwise: string,
): () => Promise<T | null> {
  let pending: Promise<T | null> | null = null;
  return () => {
    pending ??= read()
      .catch((error: unknown) => {
        log.warn({ err: error }, otherwise);
        return null;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  };
}
