/** The kinds of warnings that matter on the water. */
export const stormKinds = ['storm', 'wind', 'rain'] as const;
export type StormKind = (typeof stormKinds)[number];

export interface StormWarning {
  /** The weather service's own id. */
  id: string;
  kind: StormKind;
  /** 1 to 3, the gravest. */
  degree: number;
  from: Temporal.Instant;
  to: Temporal.Instant;
}

const kinds: readonly (readonly [RegExp, StormKind])[] = [
  [/burz|grad|trąb/i, 'storm'],
  [/wiat|wichur/i, 'wind'],
  [/deszcz|ulew/i, 'rain'],
];

/** The kind by the Polish name of IMGW's warning; null for frost, fog, heat and the like. */
export function kindOfWarning(name: string): StormKind | null {
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** The warnings that are not over, earliest first. */
export function standingWarnings(warnings: readonly StormWarning[], now: Temporal.Instant): StormWarning[] {
  return warnings
    .filter(({ to }) => Temporal.Instant.compare(to, now) > 0)
    .toSorted((a, b) => Temporal.Instant.compare(a.from, b.from) || a.id.localeCompare(b.id));
}
