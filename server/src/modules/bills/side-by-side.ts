/** The most concurrent requests: a slow one delays few others, and the provider is not flooded. */
const lanes = 5;

/** Does the work for each item, some concurrently, in their order; a failure does not stop the others. @throws the first failure, after all */
export async function sideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  const failures: unknown[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of rest) await work(item).catch((error: unknown) => failures.push(error));
    }),
  );
  if (failures.length > 0) throw failures[0];
}
