// Draws words as outlines of the headings' typeface: the picture library only knows system typefaces, and a server may have none.
import drawn from './letters.json' with { type: 'json' };

/** The advance width and outline of each letter; tools/art/letters.ts generates them. */
const letters: Partial<Record<string, string>> = drawn.letters;
const pairs: Partial<Record<string, number>> = drawn.pairs;
const unitsPerEm = 500;

interface Lines {
  size: number;
  lines: string[];
}

/**
 * Breaks a text into lines of the largest size at which it fits. If it fits at none, the last line ends with `…`.
 * @param sizes the largest first, each with its number of lines
 */
export function fitLines(
  text: string,
  width: number,
  sizes: readonly { size: number; lines: number }[],
): Lines {
  const words = drawable(text).split(/\s+/).filter(Boolean);
  const least = sizes.at(-1) ?? { size: 60, lines: 1 };
  for (const { size, lines: most } of sizes) {
    if (words.some((word) => widthOf(word, size) > width) && size !== least.size) continue;
    const lines = breakLines(words, width, size);
    if (lines.length <= most) return { size, lines };
  }
  const { size, lines: most } = least;
  const [all, rest] = [breakLines(words, width, size), most - 1];
  return { size, lines: [...all.slice(0, rest), cut(all.slice(rest).join(' '), width, size)] };
}

/** One line of words, for an SVG. @param left and @param baseline of its first letter */
export function writtenLine(
  text: string,
  { left, baseline, size, fill }: { left: number; baseline: number; size: number; fill: string },
): string {
  const scale = size / unitsPerEm;
  const outlines = placed(drawable(text)).map(({ letter, x }) => {
    const outline = letters[letter]?.split(' M')[1];
    return outline ? `<path transform="translate(${x} 0)" d="M${outline}"/>` : '';
  });
  // The y axis of letters points upwards.
  return `<g fill="${fill}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

export function widthOf(text: string, size: number): number {
  const last = placed(drawable(text)).at(-1);
  return last ? ((last.x + advanceOf(last.letter)) * size) / unitsPerEm : 0;
}

/** Letters that the typeface lacks lose their accents, or are removed. */
function drawable(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((letter) => {
      const plain = letter.normalize('NFD').charAt(0);
      return /\s/.test(letter) ? ' ' : letter in letters ? letter : plain in letters ? plain : '';
    })
    .join('')
    .trim();
}

function placed(text: string): { letter: string; x: number }[] {
  let [x, before] = [0, ''];
  return Array.from(text).map((letter) => {
    x += pairs[before + letter] ?? 0;
    const place = { letter, x };
    x += advanceOf(letter);
    before = letter;
    return place;
  });
}

function advanceOf(letter: string): number {
  return Number.parseInt(letters[letter] ?? '0', 10);
}

function breakLines(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((each) => pieces(each, width, size))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than a line. */
function pieces(word: string, width: number, size: number): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (widthOf(longer, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

function cut(text: string, width: number, size: number): string {
  let start = text;
  while (start !== '' && widthOf(`${start}…`, size) > width) start = start.slice(0, -1);
  return `${start.trimEnd()}…`;
}
