/**
 * What has just been read, with everything that equals what was known before as the very same object, so that a reading in which
 * nothing changed draws nothing anew. TanStack Query's own sharing takes moments for opaque and gives every slot a new identity.
 * Members of a list are held against those of the same `id`, where they have one, else against those at the same place.
 */
export function keepEqual(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (before instanceof Temporal.Instant && next instanceof Temporal.Instant) {
    return before.epochNanoseconds === next.epochNanoseconds ? before : next;
  }
  if (Array.isArray(before) && Array.isArray(next)) return keepEqualList(before, next);
  return isPlain(before) && isPlain(next) ? keepEqualObject(before, next) : next;
}

function keepEqualList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((member, index) => [idOf(member) ?? `at ${index}`, member]));
  const kept = next.map((member, index) => keepEqual(known.get(idOf(member) ?? `at ${index}`), member));
  const isSame = kept.length === before.length && kept.every((member, index) => member === before[index]);
  return isSame ? before : kept;
}

type Plain = Readonly<Record<string, unknown>>;

function keepEqualObject(before: Plain, next: Plain): Plain {
  const names = Object.keys(next);
  const kept = Object.fromEntries(names.map((name) => [name, keepEqual(before[name], next[name])]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && Object.is(kept[name], before[name]));
  return isSame ? before : kept;
}

function idOf(member: unknown): unknown {
  return isPlain(member) ? member.id : undefined;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
