/**
 * The new data, with every part that equals the old data replaced by the old object, so that a refetch without changes renders nothing. TanStack
 * Query's own structural sharing treats instants as opaque and gives every slot a new identity. Members of a list are matched by `id`, if they have
 * one, else by index.
 */
export function keepEqual(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (typeof before !== 'object' || typeof next !== 'object') return next;
  if (before instanceof Temporal.Instant && next instanceof Temporal.Instant) {
    // The server sends milliseconds, which are much faster to compare.
    return before.epochMilliseconds === next.epochMilliseconds ? before : next;
  }
  if (Array.isArray(before) && Array.isArray(next)) return keepEqualList(before, next);
  return isPlain(before) && isPlain(next) ? keepEqualObject(before, next) : next;
}

function keepEqualList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const beforeById = onceBy(before);
  const result = next.map((member, index) => {
    const id = idOf(member);
    // Most members keep their index: those need no look-up.
    const other = idOf(before[index]) === id ? before[index] : beforeById().get(id);
    return keepEqual(other, member);
  });
  const isSame = result.length === before.length && result.every((member, index) => member === before[index]);
  return isSame ? before : result;
}

/** Members by id; builds the map at the first look-up. */
function onceBy(members: readonly unknown[]): () => ReadonlyMap<unknown, unknown> {
  let byId: ReadonlyMap<unknown, unknown> | undefined;
  return () => (byId ??= new Map(members.map((member) => [idOf(member), member])));
}

type Plain = Readonly<Record<string, unknown>>;

function keepEqualObject(before: Plain, next: Plain): Plain {
  const names = Object.keys(next);
  let isSame = names.length === Object.keys(before).length;
  const result: Record<string, unknown> = {};
  for (const name of names) {
    result[name] = keepEqual(before[name], next[name]);
    isSame &&= name in before && Object.is(result[name], before[name]);
  }
  return isSame ? before : result;
}

function idOf(member: unknown): unknown {
  return isPlain(member) ? member.id : undefined;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
