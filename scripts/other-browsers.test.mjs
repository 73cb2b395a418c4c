import { expect, test } from 'vitest';
import { notRunTexts, otherBrowsersFound } from './other-browsers.mjs';

const installed = { by: 'installed', programs: { browser: '/usr/bin/firefox' } };

test('A browser that is not to be had is named, with what would bring it', () => {
  expect(notRunTexts({ firefox: installed, webkit: null })).toEqual([
    expect.stringMatching(/^Not run: the main ways in webkit\..*webkit2gtk-driver and xvfb/),
  ]);
  expect(notRunTexts({ firefox: null, webkit: null })).toHaveLength(2);
  expect(notRunTexts({ firefox: installed, webkit: installed })).toEqual([]);
});

test('The journeys are told of both', () => {
  expect(Object.keys(JSON.parse(otherBrowsersFound().OTHER_BROWSERS))).toEqual(['firefox', 'webkit']);
});
