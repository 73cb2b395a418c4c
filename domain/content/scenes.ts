export const sceneLimits = { fewest: 2, most: 12 } as const;

/** What visitors see of the home page, in its order. */
export function shownScenes<Scene extends { isShown: boolean }>({
  scenes,
}: {
  scenes: readonly Scene[];
}): Scene[] {
  return scenes.filter(({ isShown }) => isShown);
}
