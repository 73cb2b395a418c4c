// `npm run letters -w @cablepark/art`: the outlines of the headings' letters, for words that the server draws into pictures.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const family = '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed';
const target = new URL('../../server/src/modules/site/looks/letters.json', import.meta.url);
/** The first of these files that has a letter draws it. Ukrainian names come, too. */
const parts = [
  ['latin', [0x20, 0x7e, 0xa0, 0xff, 0x2013, 0x201e, 0x2022, 0x2022, 0x2026, 0x2026, 0x20ac, 0x20ac]],
  ['latin-ext', [0x100, 0x17f]],
  ['cyrillic', [0x400, 0x45f, 0x490, 0x491]],
] as const;
/** Units of the square that a letter is drawn in. */
const unitsPerEm = 500;

const packages = createRequire(new URL('../../web/package.json', import.meta.url));
/** How far it moves the next one, and its outline. */
const letters: Record<string, string> = {};
const pairs: Record<string, number> = {};
for (const [part, ranges] of parts) {
  const font = await openFont(part);
  const own = lettersIn(ranges).filter((letter) => !(letter in letters) && has(font, letter));
  for (const letter of own) {
    const [glyph] = widthsOf(font, letter);
    letters[letter] = `${Math.round(glyph?.width ?? 0)} ${short(font.glyphToPath(glyph?.id ?? 0))}`;
  }
  for (const first of own.filter(isPaired))
    for (const second of own.filter(isPaired)) {
      const closer = Math.round(
        (widthsOf(font, first + second)[0]?.width ?? 0) - Number.parseInt(letters[first] ?? '', 10),
      );
      // Less than a fiftieth is not seen.
      if (Math.abs(closer) >= unitsPerEm / 50) pairs[first + second] = closer;
    }
}
const line = (entry: [string, unknown]) => `${JSON.stringify(entry[0])}:${JSON.stringify(entry[1])}`;
const written = `{"letters":{${Object.entries(letters).map(line).join(',')}},"pairs":{${Object.entries(pairs).map(line).join(',')}}}\n`;
await writeFile(target, written);
process.stdout.write(
  `${Object.keys(letters).length} letters, ${Object.keys(pairs).length} pairs, ${written.length} bytes\n`,
);

async function openFont(part: string): Promise<Font> {
  const packed = await readFile(packages.resolve(`${family}-${part}-wght-normal.woff2`));
  const all = lettersIn(parts.flatMap(([, ranges]) => ranges)).join('');
  const plain = await subsetFont(packed, all, { targetFormat: 'sfnt', variationAxes: { wght: 800 } });
  const font = new Font(new Face(new Blob(plain)));
  font.setScale(unitsPerEm, unitsPerEm);
  return font;
}

function lettersIn(ranges: readonly number[]): string[] {
  const all: string[] = [];
  for (let index = 0; index < ranges.length; index += 2)
    for (let code = ranges[index] ?? 0; code <= (ranges[index + 1] ?? 0); code += 1)
      all.push(String.fromCodePoint(code));
  return all;
}

function widthsOf(font: Font, text: string): { id: number; width: number }[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance }) => ({
    id: codepoint,
    width: xAdvance ?? 0,
  }));
}

function has(font: Font, letter: string): boolean {
  return widthsOf(font, letter)[0]?.id !== 0;
}

/** Whether its pairs are set close: a letter of English, Polish or Ukrainian. */
function isPaired(letter: string): boolean {
  return /[A-Za-zĄąĆćĘęŁłŃńÓóŚśŹźŻżА-яІіЇїЄє]/.test(letter);
}

/** The same outline in whole units, each point told from the one before: half as long. */
function short(path: string): string {
  let [x, y] = [0, 0];
  return path.replaceAll(/([MLQCZ])([^MLQCZ]*)/g, (_all, command: string, numbers: string) => {
    const points = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number)));
    const told = points.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    // An absolute start, as closing a path leads back to a point that is not remembered here.
    return command === 'M'
      ? `M${points.join(' ')}`
      : command.toLowerCase() + told.join(' ').replaceAll(' -', '-');
  });
}
