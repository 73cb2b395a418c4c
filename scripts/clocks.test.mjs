import { describe, expect, test } from 'vitest';
import { clockFaults } from './clocks.mjs';

describe('Asking the machine what time it is', () => {
  test.each([
    'const now = Temporal.Now.instant();',
    'const today = Temporal.Now.plainDateISO(zone);',
    'const nowMs = Date.now();',
    'const nowMs = () => performance.now() + Date.now;',
    'const now = new Date();',
    'const now = new Date( );',
    'const now = new Date;',
    'const said = Date();',
  ])('is refused: %s', (line) => {
    expect(clockFaults('server/src/modules/slots/slots.ts', `// A line.\n${line}\n`)).toEqual([
      'server/src/modules/slots/slots.ts:2 asks the machine what time it is; ask the clock.',
    ]);
    for (const name of ['domain/slots/slot.ts', 'web/src/ui/useNow.ts', 'e2e/journeys/rider.test.ts'])
      expect(clockFaults(name, line)).toHaveLength(1);
  });

  test.each([
    'const header = new Date(now.epochMilliseconds).toUTCString();',
    'const day = new Temporal.PlainDate(2026, 7, 4);',
    'const begun = performance.now();',
    'const text = plainDate();',
    'const now = clock.now();',
  ])('is not: %s', (line) => {
    expect(clockFaults('server/src/modules/slots/slots.ts', line)).toEqual([]);
  });

  test.each([
    'server/src/clock.ts',
    'web/src/lib/time/clock.ts',
    'e2e/support/clock.ts',
    'tools/bench/season.ts',
    'scripts/test.mjs',
  ])('is the part of %s', (name) => {
    expect(clockFaults(name, 'const nowMs = Date.now();')).toEqual([]);
  });
});
