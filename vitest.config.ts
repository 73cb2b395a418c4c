import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// A test would fail far from the cause: in a missing module, or a missing Temporal.
if (!('Temporal' in globalThis)) {
  throw new Error(
    `The tests need the Node that npm installs, this is ${process.version}. Use npm test or npx vitest.`,
  );
}

const outside = ['**/node_modules/**', '**/dist/**'];

/** Files of tests that replace a module or the document: another file must not meet what they leave behind. */
function replacing(folder: string): string[] {
  const cwd = join(import.meta.dirname, folder);
  const files = globSync('**/*.test.{ts,tsx}', { cwd, exclude: outside });
  return files.filter((file) =>
    /\bvi\.(mock|doMock)\(|stubGlobal\('document'/.test(readFileSync(join(cwd, file), 'utf8')),
  );
}

/** Longer than a busy machine needs for a test that renders a form or reads all sources; at full depth some do much more. */
const testTimeout = process.env['TEST_DEPTH'] === 'long' ? 120_000 : 30_000;

/** Compares times by their value; from the folder of each project. */
const temporal = '../domain/testing/temporal.setup.ts';

const server = {
  root: 'server',
  setupFiles: [temporal, 'test/support/cleanup.setup.ts'],
  globalSetup: ['test/support/postgres.setup.ts', 'test/support/sqlite.setup.ts'],
  testTimeout,
  hookTimeout: 60_000,
  // Longer than a busy machine needs; what comes at once ends the wait.
  expect: { poll: { timeout: 15_000 } },
};
const alone = { server: replacing('server'), web: replacing('web') };

/** The blurred colours that a picture begins with: a build draws them, and no page test looks at them. */
const noPlaceholders: Plugin = {
  name: 'no-placeholders',
  resolveId: (id) => (id.startsWith('virtual:placeholders/') ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0virtual:placeholders/') ? '' : null),
};

/**
 * The files of a project share a process (`isolate: false`), since one for each costs more than the tests. Those that
 * replace a module or the document have one of their own (`…-alone`). Files in `.tsx` have a page's window, `.ts` none.
 */
export default defineConfig({
  test: {
    // One more than the machine has cores: a test of the server often waits, for a database, a server of its own or a time limit.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.mjs'],
          testTimeout,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      { test: { name: 'bench', root: 'tools/bench', include: ['**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'domain',
          root: 'domain',
          setupFiles: [temporal],
          include: ['**/*.test.ts'],
          isolate: false,
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'contract',
          root: 'contract',
          setupFiles: [temporal],
          include: ['**/*.test.ts'],
          isolate: false,
          pool: 'threads',
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['**/*.test.ts'],
          exclude: [...outside, ...alone.server],
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-alone', include: alone.server } },
      {
        test: {
          name: 'web',
          root: 'web',
          setupFiles: [temporal],
          include: ['src/**/*.test.ts', '*.test.ts'],
          exclude: [...outside, ...alone.web],
          isolate: false,
        },
      },
      {
        // The site's own plugins would build its prerendered pages.
        plugins: [noPlaceholders],
        test: {
          name: 'pages',
          root: 'web',
          include: ['test/**/*.test.tsx'],
          isolate: false,
          setupFiles: [
            temporal,
            'test/support/dom.setup.ts',
            'test/support/pages.setup.ts',
            '../server/test/support/cleanup.setup.ts',
          ],
          globalSetup: ['../server/test/support/sqlite.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'components',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          exclude: [...outside, ...alone.web],
          testTimeout,
          isolate: false,
          setupFiles: [temporal, 'test/support/dom.setup.ts', 'test/support/components.setup.ts'],
        },
      },
      {
        test: {
          name: 'web-alone',
          root: 'web',
          include: alone.web,
          setupFiles: [temporal, 'test/support/components.setup.ts'],
        },
      },
    ],
  },
});
