import type { Page } from '@playwright/test';

/** Everything a page complains about, except what its test expects. */
export interface PageErrors {
  /** From now on complaints like this are expected, as the 409 of a slot that is taken. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
}

export function watchErrors(page: Page): PageErrors {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.stack || error.message || error.name));
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
