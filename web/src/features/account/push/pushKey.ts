/** Bytes of base64url: some browsers take no key as text. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function isSameKey(bytes: ArrayBuffer | null, key: string): boolean {
  if (bytes === null) return false;
  const known = new Uint8Array(bytes);
  const wanted = bytesOf(key);
  return known.length === wanted.length && wanted.every((byte, index) => byte === known[index]);
}
