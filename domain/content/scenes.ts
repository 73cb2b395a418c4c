export const sceneLimits = { fewest: 2, most: 12 } as const;

/** The visible scenes of the home page, in its order. */
export function shownScenes<Scene extends { isShown: boolean }>({
  scenes,
}: {
  scenes: readonly Scene[];
}): Scene[] {
  return scenes.filter(({ isShown }) => isShown);
}
