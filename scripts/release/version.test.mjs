import { expect, test } from 'vitest';
import { timeOf } from './version.mjs';

const earlier = '## 0.2.0, 2026-11-22\n';

test('A version has the time of its day', () => {
  expect(timeOf('0.2.0', `# Changes\n\n${earlier}`)).toBe(Date.UTC(2026, 10, 22) / 1000);
});

test.each(['## 0.3.0, not yet released', '## 0.3.0, 2026-11-27', '## 0.3.0'])(
  'The version before is not packed below the heading %s',
  (heading) => {
    expect(() => timeOf('0.2.0', `# Changes\n\n${heading}\n\n${earlier}`)).toThrow(
      'begin with version 0.2.0',
    );
  },
);
