import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Reach } from './test-runs.ts';

declare global {
  var isMutant: ((number: number) => boolean) | undefined;
}

/** The number of the mutant that is on; empty while it is noted which tests reach which. */
const on = readFileSync(process.env['MUTANT'] ?? '', 'utf8');

// Run anew for each file of tests, even where many share a process.
if (on === '') noteReach();
else globalThis.isMutant = (number) => String(number) === on;

function noteReach(): void {
  const [loading, outside] = [new Set<number>(), new Set<number>()];
  const tests: [id: string, reached: Set<number>][] = [];
  let now = loading;
  globalThis.isMutant = (number) => {
    now.add(number);
    return false;
  };
  beforeAll(() => {
    now = outside;
  });
  beforeEach(({ task }) => {
    now = new Set();
    tests.push([task.id, now]);
  });
  afterEach(() => {
    now = outside;
  });
  const begun = performance.now();
  afterAll(() => {
    const reach: Reach = {
      file: expect.getState().testPath ?? '',
      ms: performance.now() - begun,
      loading: [...loading],
      outside: [...outside],
      tests: Object.fromEntries(tests.map(([id, reached]) => [id, [...reached]])),
    };
    appendFileSync(process.env['REACHED'] ?? '', `${JSON.stringify(reach)}\n`);
  });
}
