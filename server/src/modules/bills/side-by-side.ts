/** So many questions at a time: one that is not answered holds up few others, and the provider is not flooded. */
const lanes = 5;

/** Does the work for each, some at a time, in their order; what fails for one keeps none of the others. @throws what failed first, once all are through */
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
