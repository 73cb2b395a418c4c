/** After a number these words continue the sentence; any other word names what is counted. */
const goOn = 'albo|and|at|do|i|in|lub|na|od|of|on|or|po|to|up|w|z|ze';
const counted = new RegExp(`(^|[\\s(„“])(\\d(?:[\\d.,\u00a0]*\\d)?) (?!(?:${goOn})\\s)(?=\\p{L})`, 'gu');

/** Each number bound to its unit by a space that breaks no line: `55 zł`, `6 hours`. */
export function boundNumbers(text: string): string {
  return text.replace(counted, '$1$2\u00a0');
}

/** The same texts, also those that their functions make, as `write` writes them. */
export function eachText<Texts>(texts: Texts, write: (text: string) => string): Texts {
  const rewrite = (part: unknown): unknown => {
    if (typeof part === 'string') return write(part);
    if (typeof part === 'function') {
      return (...given: unknown[]) => rewrite(Reflect.apply(part, undefined, given));
    }
    if (Array.isArray(part)) return part.map(rewrite);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, rewrite(value)]));
  };
  return rewrite(texts) as Texts;
}
