/** Letters that do not decompose into a plain one and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Lower case without diacritics, for comparing what people type: `Żółkowska` → `zolkowska`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}
