import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.mjs';
import { commandOf } from './test-words.mjs';

const unit = ['scripts', 'bench', 'domain', 'contract'].flatMap((name) => ['--project', name]);

describe('The words of a test command', () => {
  test.each([
    ['a part of a path', ['unit', 'slot'], [...unit, 'slot']],
    ['a whole path', ['unit', 'domain/slots/slot.test.ts'], [...unit, 'domain/slots/slot.test.ts']],
    ['a name that no path has', ['unit', 'is', 'refused'], [...unit, '-t', 'is refused']],
    ['nothing', ['unit'], unit],
    ['options', ['unit', 'slot', '-t', 'midnight'], [...unit, 'slot', '-t', 'midnight']],
    ['a journey', ['e2e', 'planner', '-g', 'keyboard'], ['planner', '-g', 'keyboard']],
    ['the main ways in other browsers', ['e2e', 'ways'], ['ways']],
    ['the name of a journey', ['e2e', 'keyboard alone'], ['-g', 'keyboard alone']],
  ])('choose by %s', (_what, given, words) => {
    expect(commandOf(given).words).toEqual(words);
  });

  test('ask for the full depth, and for the browser', () => {
    expect(commandOf(['server', 'races', '--long'])).toMatchObject({ isLong: true, isBrowser: false });
    expect(commandOf(['server', 'races', '--long']).words).not.toContain('--long');
    expect(commandOf(['e2e'])).toMatchObject({ isLong: false, isBrowser: true });
  });

  test.each([
    ['unit', 'nosuchfile', 'domain/park'],
    ['unit', 'domain/nosuchfile'],
  ])('that lead to no file are refused, for they would name no test: %s %s', (...given) => {
    expect(() => commandOf(given)).toThrow('nosuchfile" in its path.');
  });

  test.each([[[]], [['sever']], [['toString']]])('that name no part are refused: %j', (given) => {
    expect(() => commandOf(given)).toThrow('The parts of the tests are unit, server, web, e2e.');
  });
});

test('The quick run makes some journeys on a phone and some at a desk, forty at most', async () => {
  const folder = join(root, 'e2e', 'journeys');
  const files = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  const tags = (name) =>
    files.flatMap((text) => text.match(new RegExp(`(?:^|\\s)${name},|, ${name}\\),`, 'gm')) ?? []);
  const [onPhone, atDesk] = [tags('quickOnPhone').length, tags('quickAtDesk').length];
  expect(Math.min(onPhone, atDesk)).toBeGreaterThan(10);
  expect(onPhone + atDesk).toBeLessThanOrEqual(40);
});
