import { newerFeatures } from '../../../scripts/old-browsers/newer-features.mjs';

/** Runs in the page before all else: its clock is the park's. */
function shiftClock(shiftMs: number): void {
  const RealDate = Date;
  class ShiftedDate extends RealDate {
    constructor(...args: []) {
      if (args.length === 0) super(RealDate.now() + shiftMs);
      else super(...args);
    }
    static override now() {
      return RealDate.now() + shiftMs;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
  if ('Temporal' in globalThis)
    Temporal.Now.instant = () => Temporal.Instant.fromEpochMilliseconds(Date.now());
}

/** Runs in the page before all else: takes from the browser what older ones lack. */
function deleteFeatures(features: readonly [owner: string, name: string][]): void {
  for (const [owner, name] of features) {
    const object = owner
      .split('.')
      .filter(Boolean)
      .reduce<unknown>((outer, key) => (outer as Record<string, unknown> | undefined)?.[key], globalThis);
    for (const holder of [object, (object as { prototype?: object } | undefined)?.prototype])
      if (holder) Reflect.deleteProperty(holder, name);
  }
}

/** @param shiftMs how far the park's clock is ahead of the machine's */
export function clockScript(shiftMs: number): string {
  return `(${shiftClock.toString()})(${shiftMs});`;
}

/** Takes away what Safari 16.4 lacks: what an object has before the object itself. */
export function oldSafariScript(): string {
  const lacks = newerFeatures()
    .filter(({ kind, lacking }) => kind !== 'css' && ('safari' in lacking || 'safari_ios' in lacking))
    .toSorted((one, other) => other.owner.length - one.owner.length)
    .map(({ owner, name }) => [owner, name]);
  return `(${deleteFeatures.toString()})(${JSON.stringify(lacks)});`;
}
