import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What may be said on the console, and why nobody is to mend it. */
const allowed: { text: RegExp; because: string }[] = [
  {
    text: /The tag <%s> is unrecognized in this browser.*\bsearch$/s,
    because: 'The DOM of the tests does not know <search>; browsers do.',
  },
  {
    text: /A component suspended inside an `act` scope, but the `act` call was not awaited/,
    because: 'A page may be left while a part of it still loads.',
  },
];

/**
 * A page that writes an error or a warning on the console fails its test: React says there what it thinks of keys, props
 * and updates, and what a page threw.
 */
export function failOnComplaints(): void {
  let heard: string[] = [];
  beforeEach(() => {
    heard = [];
    for (const kind of ['error', 'warn'] as const)
      vi.spyOn(console, kind).mockImplementation((...said: unknown[]) => {
        const text = said.map(String).join(' ');
        if (!allowed.some((each) => each.text.test(text))) heard.push(text);
      });
  });
  afterEach(() => {
    vi.mocked(console.error).mockRestore();
    vi.mocked(console.warn).mockRestore();
    expect(heard, 'on the console').toEqual([]);
  });
}
