/** Ids per request: some 440 account ids exceed a server's header limit (WIRE.md). */
export const idsPerRequest = { uuid: 100, number: 400 } as const;

/** Fetches rows by their ids, in parallel chunks. No ids: an empty list, without a call (SPEC.md §5). */
export async function inChunks<Id extends string | number, Row>(
  ids: readonly Id[],
  size: number,
  readChunk: (chunk: readonly Id[]) => Promise<Row[]>,
): Promise<Row[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
  return (await Promise.all(chunks.map(readChunk))).flat();
}
