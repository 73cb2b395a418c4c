/** The parts of a Polish address that its last line contains. */
export interface PostalAddress {
  street: string;
  postalCode: string | null;
  town: string | null;
}

/** A code and a town, alone or behind a street. */
const codeAndTown = /^(.*?)\s*\b(\d{2}-\d{3})\s+(\S.*)$/;
/** No part of a street: the country, or nothing between two commas. */
const blank = /^(pol(ska|and))?$/i;

/** @param address lines, or parts between commas, of which one ends with `00-000 Town`; the country may follow */
export function postalAddressOf(address: string): PostalAddress {
  const parts = address
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => !blank.test(part));
  const at = parts.findLastIndex((part) => codeAndTown.test(part));
  const [, street = '', postalCode = null, town = null] = codeAndTown.exec(parts[at] ?? '') ?? [];
  const others = at === -1 ? parts : [...parts.slice(0, at), street, ...parts.slice(at + 1)];
  return { street: others.filter(Boolean).join(', '), postalCode, town };
}

/** The text followed by the town of the address, unless the text already contains the town. */
export function withTown(text: string, address: string | null): string {
  const town = address === null ? null : postalAddressOf(address).town;
  return town === null || text.includes(town) ? text : `${text}, ${town}`;
}
