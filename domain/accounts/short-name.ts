/** `Ola K.`: enough to call somebody at the dock. Guests of the desk have their whole name in `first`. @returns null without a name */
export function shortName(first: string | null, last: string | null): string | null {
  const [name, ...rest] = [first, last].join(' ').trim().split(/\s+/);
  if (!name) return null;
  const initial = /^./u.exec(rest.at(-1) ?? '')?.[0];
  return initial ? `${name} ${initial.toLocaleUpperCase('pl')}.` : name;
}
