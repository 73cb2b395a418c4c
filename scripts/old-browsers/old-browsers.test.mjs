import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.mjs';
import { fallbacks } from './fallbacks.mjs';
import { newerThanNode } from './newer-features.mjs';
import { featureFinder, isKnown } from './old-browsers.mjs';
import { lacking, oldestBrowsers, oldestNode } from './oldest.mjs';

const find = featureFinder();
const idsIn = (file, text) => find(file, text).map(({ feature }) => feature.id);
const faultsIn = (file, text) =>
  find(file, text)
    .filter((use) => !isKnown(use))
    .map(({ feature }) => feature.id);

describe('What the oldest browsers lack', () => {
  test.each([
    ['a function of an object', 'const days = Map.groupBy(slots, dayOf);', 'Map.groupBy'],
    ['the same by way of the window', 'globalThis.Promise.withResolvers()', 'Promise.withResolvers'],
    ['a method by its name', 'const text = bytes.toBase64();', 'Uint8Array.toBase64'],
    ['a method that may be missing', 'layer.current?.showPopover?.();', 'HTMLElement.showPopover'],
    ['a new object', 'new Intl.DurationFormat("pl")', 'Intl.DurationFormat'],
    ['a global function', 'window.requestIdleCallback(work)', 'requestIdleCallback'],
    ['a global function alone', 'requestIdleCallback(work)', 'requestIdleCallback'],
    ['what the browser alone has', 'navigator.wakeLock.request("screen")', 'Navigator.wakeLock'],
  ])('%s is found', (_, text, id) => {
    expect(idsIn('web/src/x.ts', text)).toEqual([id]);
  });

  test.each([
    ['a comment', '// Map.groupBy\n/* Promise.withResolvers() */'],
    ['a field of our own', 'const { groupBy } = query; query.groupBy.map(one)'],
    ['a function of our own', 'function requestIdleCallback() {}\nrequestIdleCallback()'],
    ['a name in three dots', '[...groupBy(slots, dayOf)]'],
    ['what all have', 'slots.toSorted().findLast(isFree); structuredClone(slot)'],
  ])('%s is not', (_, text) => {
    expect(idsIn('web/src/x.ts', text)).toEqual([]);
  });

  test.each([
    ['a property', 'p { text-wrap: balance }', 'css text-wrap'],
    ['a value', 'p { grid-template-rows: subgrid }', 'css grid-template-rows subgrid'],
    ['a rule', '@starting-style { p { opacity: 0 } }', 'css starting-style'],
    ['a selector', 'p:user-valid { color: green }', 'css user-valid'],
    ['a function', 'p { color: light-dark(#fff, #000) }', 'css color light-dark'],
  ])('In a style sheet %s is found', (_, text, id) => {
    expect(idsIn('web/src/x.css', text)).toContain(id);
  });

  test('A version that brings it later counts, as do prefixes, flags and previews', () => {
    const support = Object.fromEntries(
      Object.keys(oldestBrowsers).map((name) => [name, { version_added: '9' }]),
    );
    const without = (safari) =>
      lacking({ support: { ...support, safari, safari_ios: { version_added: '16.4' } } });
    expect(without({ version_added: '16.4' })).toEqual({});
    expect(without({ version_added: '≤16' })).toEqual({});
    expect(without({ version_added: '16.5' })).toEqual({ safari: '16.5' });
    expect(without({ version_added: 'preview' })).toEqual({ safari: 'preview' });
    expect(without({ version_added: false })).toEqual({ safari: 'never' });
    expect(without({ version_added: '9', prefix: 'webkit' })).toEqual({ safari: '9' });
    expect(without([{ version_added: '17' }, { version_added: '9', alternative_name: 'x' }])).toEqual({
      safari: '17',
    });
  });
});

test('In the scripts, which a fresh clone runs on Node 20, what that lacks is found', () => {
  const idsOnNode = (text) =>
    featureFinder(newerThanNode(oldestNode))('scripts/x.mjs', text).map(({ feature }) => feature.id);
  expect(idsOnNode('const folders = Map.groupBy(names, folderOf);')).toEqual(['Map.groupBy']);
  expect(idsOnNode('const { resolve } = Promise.withResolvers();')).toEqual(['Promise.withResolvers']);
  expect(idsOnNode('names.toSorted(); structuredClone(names); names.at(-1)')).toEqual([]);
});

describe('A fallback', () => {
  test('holds in the file that has it, and in no other', () => {
    const text = 'navigator.share({ url })';
    const [place] = fallbacks['Navigator.share'].in;
    expect(faultsIn(place, text)).toEqual([]);
    expect(faultsIn('web/src/ui/Button.tsx', text)).toEqual(['Navigator.share']);
  });

  test('of a library holds in the built site alone', () => {
    expect(faultsIn('web/dist/static/qr-1.js', 'n = t.toBase64()')).toEqual([]);
    expect(faultsIn('web/src/ui/QrCode.tsx', 'n = t.toBase64()')).toEqual(['Uint8Array.toBase64']);
  });
});

test('The build writes its syntax for the same browsers', () => {
  const config = readFileSync(join(root, 'web', 'vite.config.ts'), 'utf8');
  const targets = /const target = \[([^\]]*)\]/.exec(config)?.[1] ?? '';
  expect(targets.match(/[a-z]+[\d.]+/g)).toEqual([
    // Samsung Internet 23 is Chrome 115.
    'chrome115',
    `edge${oldestBrowsers.edge}`,
    `firefox${oldestBrowsers.firefox}`,
    `safari${oldestBrowsers.safari}`,
    `ios${oldestBrowsers.safari_ios}`,
  ]);
});
