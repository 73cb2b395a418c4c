import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

declare global {
  var reachMutant: ((number: number) => void) | undefined;
}

const reached = new Set<number>();
globalThis.reachMutant = (number) => reached.add(number);
const begun = performance.now();

// For each file of tests, even where many share a process: this is run anew for each.
afterAll(() => {
  const line = { file: expect.getState().testPath, ms: performance.now() - begun, reached: [...reached] };
  appendFileSync(process.env['REACHED'] ?? '', `${JSON.stringify(line)}\n`);
});
