/** So many questions at a time: one that is not answered holds up few others, and the provider is not flooded. */
const lanes = 5;

/** Does the work for each, some at a time, in their order. @throws what the first of them threw */
export async function sideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
