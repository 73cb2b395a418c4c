import type { Log } from '../../log.ts';

/**
 * Reads the database once for all metrics that are asked for at the same time.
 * @param otherwise what the log says where it does not answer; the metrics get null then
 */
export function readTogether<T>(
  read: () => Promise<T>,
  log: Log,
  otherwise: string,
): () => Promise<T | null> {
  let reading: Promise<T | null> | null = null;
  return () => {
    reading ??= read()
      .catch((error: unknown) => {
        log.warn({ err: error }, otherwise);
        return null;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
}
