// `npm run fonts -w art`: cuts the two families to the letters of Polish and English, for web/src/theme/fonts. What is left
// out (a German rider's umlaut) still comes from the whole files, when a page shows it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import subsetFont from 'subset-font';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
/** The same letters and signs stand in the `unicode-range` of web/src/theme/fonts.css. */
const latin = `${ascii}\u00a0§©«°±²·»×Óó–—‘’‚“”„†•…€−≈≤≥`;
const polish = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** What the site asks of a face: pairs set close, letters of a language, figures that stand in columns. Small capitals and fractions it never shows. */
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const families = [
  { files: '@fontsource-variable/figtree/files/figtree', wght: { min: 400, max: 800 } },
  // Headings have one weight: without the others the file is half as large.
  { files: '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed', wght: 800 },
] as const;

const target = new URL('../../web/src/theme/fonts/', import.meta.url);
const packages = createRequire(new URL('../../web/package.json', import.meta.url));
await mkdir(target, { recursive: true });
for (const { files, wght } of families) {
  for (const [part, letters, cut] of [
    ['latin', latin, 'basic'],
    ['latin-ext', polish, 'polish'],
  ] as const) {
    const whole = await readFile(packages.resolve(`${files}-${part}-wght-normal.woff2`));
    const font = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
    });
    const name = `${basename(files)}-${cut}.woff2`;
    await writeFile(new URL(name, target), font);
    process.stdout.write(`${name}: ${whole.length} → ${font.length} bytes\n`);
  }
}
