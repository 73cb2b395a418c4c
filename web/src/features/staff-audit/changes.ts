import type { AuditEntry } from './api/audit.ts';

/** One field of what was changed; `from` or `to` is absent where there was or is nothing. */
export interface Change {
  /** `policy.cancelFreeHours`: the way down to it. */
  field: string;
  from?: unknown;
  to?: unknown;
}

type State = Readonly<Record<string, unknown>>;

/** Field by field what an entry says; empty fields of new things and what stayed as it was are left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const [was, is] = [leaves(before ?? {}), leaves(withoutTold(before ?? {}, after ?? {}))];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const change: Change = {
      field,
      ...(was.has(field) ? { from: was.get(field) } : {}),
      ...(is.has(field) ? { to: is.get(field) } : {}),
    };
    return isSame(change.from, change.to) ? [] : [change];
  });
}

function isSame(from: unknown, to: unknown): boolean {
  return JSON.stringify(from ?? null) === JSON.stringify(to ?? null);
}

/** An account's entry names what was changed; of what also stands there from one to another the name is no news. */
function withoutTold(before: State, after: State): State {
  const { changed, ...rest } = after;
  if (!Array.isArray(changed)) return after;
  const left = changed.filter((name) => !Object.hasOwn(before, String(name)));
  return left.length === 0 ? rest : { ...rest, changed: left };
}

/** Lists of numbers and words are told as one; the days of a week are told apart. */
function leaves(state: State, path = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [key, value] of Object.entries(state)) {
    const inner = Array.isArray(value) && value.some(isState) ? Object.fromEntries(value.entries()) : value;
    if (isState(inner)) for (const [name, leaf] of leaves(inner, `${path}${key}.`)) found.set(name, leaf);
    else found.set(`${path}${key}`, value);
  }
  return found;
}

function isState(value: unknown): value is State {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/** Fields whose ids are of accounts; other ids are of files. */
const accountFields: ReadonlySet<string> = new Set(['rider', 'bookedBy', 'user']);

export function isAccountField(field: string): boolean {
  return accountFields.has(field);
}

/** Every account that the entries speak of, each once. */
export function peopleIn(entries: readonly AuditEntry[]): string[] {
  const ids = entries.flatMap((entry) => [
    entry.user,
    ...(entry.subject === 'users' ? [entry.subjectId] : []),
    ...changesOf(entry).flatMap(({ field, from, to }) => (isAccountField(field) ? [from, to] : [])),
  ]);
  return [...new Set(ids.filter(isUuid))].toSorted();
}
