/** Writes the log entries and returns whether all were accepted: a refusal does not undo the work. */
export async function logged<Entry>(
  entries: readonly Entry[],
  write: (entry: Entry) => Promise<void>,
): Promise<boolean> {
  const results = await Promise.allSettled(entries.map(write));
  return results.every(({ status }) => status === 'fulfilled');
}
