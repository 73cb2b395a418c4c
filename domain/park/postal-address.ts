/** The parts of an address in Poland, as far as its last line tells them. */
export interface PostalAddress {
  street: string;
  postalCode: string | null;
  town: string | null;
}

const lastLine = /^(\d{2}-\d{3})\s+(\S.*)$/;

/** @param address several lines, of which the last may be `00-000 Town` */
export function postalAddressOf(address: string): PostalAddress {
  const lines = address.split('\n').map((line) => line.trim());
  const [, postalCode, town] = lastLine.exec(lines.at(-1) ?? '') ?? [];
  if (postalCode === undefined || town === undefined)
    return { street: lines.filter(Boolean).join(', '), postalCode: null, town: null };
  return { street: lines.slice(0, -1).filter(Boolean).join(', '), postalCode, town };
}
