import { defineConfig } from 'vitest/config';

// A test would fail far from the cause: in a missing module, or a missing Temporal.
if (!('Temporal' in globalThis)) {
  throw new Error(
    `The tests need the Node that npm installs, this is ${process.version}. Use npm test or npx vitest.`,
  );
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'], hookTimeout: 60_000 } },
      { test: { name: 'domain', root: 'domain', include: ['**/*.test.ts'] } },
      { test: { name: 'contract', root: 'contract', include: ['**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['**/*.test.ts'],
          globalSetup: ['test/support/postgres.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Longer than a busy machine needs; what comes at once ends the wait.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
