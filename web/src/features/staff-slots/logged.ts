/** Writes the entries and says whether all were accepted: a refused entry does not undo what was done. */
export async function logged<Entry>(
  entries: readonly Entry[],
  write: (entry: Entry) => Promise<void>,
): Promise<boolean> {
  const written = await Promise.allSettled(entries.map(write));
  return written.every(({ status }) => status === 'fulfilled');
}
