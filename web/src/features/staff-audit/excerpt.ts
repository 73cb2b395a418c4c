/** Up to this length a text is shown in full. */
const shortest = 160;
/** Characters of context around the changed part. */
const around = 30;

/** An excerpt of a text: the part that differs from the other one. */
export function excerptOf(text: string, other: string): string {
  if (text.length <= shortest) return text;
  const from = sharedLength(text, other);
  const rest = Math.min(text.length, other.length) - from;
  const suffix = Math.min(rest, sharedLength(reverse(text), reverse(other)));
  const [start, end] = [wordAt(text, from - around), wordAt(text, text.length - suffix + around)];
  const cut = Math.min(end, wordAt(text, start + shortest));
  return `${start > 0 ? '…' : ''}${text.slice(start, cut).trim()}${cut < text.length ? '…' : ''}`;
}

function sharedLength(text: string, other: string): number {
  let length = 0;
  while (length < text.length && text[length] === other[length]) length += 1;
  return length;
}

function reverse(text: string): string {
  return text.split('').reverse().join('');
}

/** The end of the word at a position; a text may have very long words. */
function wordAt(text: string, place: number): number {
  if (place <= 0) return 0;
  const next = text.slice(place, place + around).search(/\s/);
  return Math.min(text.length, place + Math.max(next, 0));
}
