import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeOfBefore } from '../../src/db/migrations/own-pages/home.ts';
import { words } from '../../src/db/migrations/own-pages/words.ts';
import { sampleContent } from '../../src/sample/sample-content.ts';
import { sampleEvents } from '../../src/sample/sample-events.ts';
import { samplePrices } from '../../src/sample/sample-prices.ts';
import { sampleTracks } from '../../src/sample/sample-tracks.ts';

const web = join(import.meta.dirname, '../../../web');

/** What the site is made of, without its tests and without what nobody but its writers read. */
const files = globSync('{index.html,public/*.{js,svg,webmanifest},src/**/*.{ts,tsx,html}}', { cwd: web })
  .filter((file) => !/\.test\.|^src\/testing\//.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(web, file), 'utf8')) }));

const { contact, hours } = sampleContent;
const places = textsIn([contact, hours.note, hours.noteEn]);
const sentences = textsIn([homeOfBefore, words, samplePrices, sampleTracks, sampleEvents]).filter(
  (text) => text.length > 20,
);

/** A price or a length that a text claims: `55 zł`, `200 m`. Nothing costs nothing, everywhere. */
const claims = [
  /(?<![\w.,])[1-9][\d.,]*[ \u00a0](?:zł|PLN)(?!\p{L})/u,
  /(?<![\w.,])[1-9][\d.,]*[ \u00a0](?:m|metr\p{L}*|met(?:re|er)s?)(?![\p{L}\d])/u,
];

test('The web names no place, sentence, length or price of any park', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(places.length).toBeGreaterThan(5);
  expect(sentences.length).toBeGreaterThan(60);
  expect(faultsIn(files)).toEqual([]);
});

test.each([
  ['a place', 'Przykładowo, Plażowa 1'],
  ['an address', 'hello@example.com'],
  ['a sentence of a scene', homeOfBefore.scenes[0]?.title.pl ?? ''],
  ['a price', "'Slot za 55 zł'"],
  ['a length', "'A cable of 200 m'"],
  ['a length in words', "'Tor ma 160 metrów'"],
])('It would find %s', (_what, text) => {
  expect(faultsIn([{ file: 'one.ts', text }])).not.toEqual([]);
});

function faultsIn(searched: readonly { file: string; text: string }[]): string[] {
  return searched.flatMap(({ file, text }) => [
    ...[...places, ...sentences].filter((said) => text.includes(said)).map((said) => `${file}: ${said}`),
    ...claims.flatMap((claim) => claim.exec(text)?.[0] ?? []).map((said) => `${file}: ${said}`),
  ]);
}

/** Every text in it, each line by itself. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return part.split('\n').filter((line) => line.length > 8);
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
}
