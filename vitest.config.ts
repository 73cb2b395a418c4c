import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// A test would fail far from the cause: in a missing module, or a missing Temporal.
if (!('Temporal' in globalThis)) {
  throw new Error(
    `The tests need the Node that npm installs, this is ${process.version}. Use npm test or npx vitest.`,
  );
}

/** What replaces a module for its own file must not meet, or leave behind, the modules of another. */
const mocking = readdirSync(join(import.meta.dirname, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
  .filter((name) =>
    /\bvi\.(mock|doMock)\(/.test(readFileSync(join(import.meta.dirname, 'server', name), 'utf8')),
  );

const server = {
  root: 'server',
  setupFiles: ['test/support/cleanup.setup.ts'],
  globalSetup: ['test/support/postgres.setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Longer than a busy machine needs; what comes at once ends the wait.
  expect: { poll: { timeout: 15_000 } },
};

// One file of tests is as good as another's neighbour (`isolate: false`): a process for each costs more than the tests.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'], hookTimeout: 60_000 } },
      { test: { name: 'domain', root: 'domain', include: ['**/*.test.ts'], isolate: false } },
      { test: { name: 'contract', root: 'contract', include: ['**/*.test.ts'], isolate: false } },
      { test: { ...server, name: 'server', include: ['**/*.test.ts'], exclude: mocking, isolate: false } },
      { test: { ...server, name: 'server-mocks', include: mocking } },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.ts'], isolate: false } },
      { test: { name: 'web-components', root: 'web', include: ['src/**/*.test.tsx'] } },
    ],
  },
});
