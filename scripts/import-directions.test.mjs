import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { house, nodeProgram, programOf } from './house.mjs';
import { runQuietly } from './run.mjs';

const forbidden = [
  ['web/src/features/planner', '../../../../server/src/db/store.ts'],
  ['web/src/features/planner', '@cablepark/server/app'],
  ['web/src/features/planner', 'node:fs'],
  ['web/src/features/planner', 'zod'],
  ['domain', 'node:fs'],
  ['domain', '../server/src/db/store.ts'],
  ['domain', '../contract/paths.ts'],
  ['contract', '../server/src/db/store.ts'],
  ['contract', 'node:fs'],
  ['server/src/modules/bookings', '../../../../web/src/lib/http/send.ts'],
  ['server/src/modules/bookings', '@cablepark/web'],
  ['server/src/modules/bookings', 'react'],
];
const allowed = [
  ['web/src/features/planner', '@cablepark/domain/slots/slot'],
  ['web/src/features/planner', 'zod/mini'],
  ['server/src/modules/bookings', '@cablepark/domain/booking/rules'],
  ['server/src/modules/bookings', 'node:fs'],
  ['domain', './slots/plan.ts'],
  ['contract', '@cablepark/domain/slots/slot'],
];

/** One file per import, so that the linter's complaints can be told apart. */
const nameOf = ([from, imported]) => `${from}/imports-${imported.replaceAll(/\W+/g, '-')}.ts`;

/** @type {Set<string>} the files whose import the linter of the house refused */
const refused = new Set();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cablepark-lint-'));
  const config = JSON.parse(await readFile(join(house, '.oxlintrc.json'), 'utf8'));
  // Directions need no types, and a folder of single files has none.
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, options: {} }));
  for (const example of [...forbidden, ...allowed]) {
    const file = join(folder, nameOf(example));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `import { thing } from '${example[1]}';\n\nexport const used = thing;\n`);
  }
  const { output } = await runQuietly(nodeProgram(), [programOf('oxlint'), '--format', 'json'], {
    cwd: folder,
  });
  for (const { code, filename } of JSON.parse(output).diagnostics) {
    if (code.includes('no-restricted-imports')) refused.add(filename);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(forbidden)('A file of %s may not import %s', (...example) => {
  expect(refused).toContain(nameOf(example));
});

test.each(allowed)('A file of %s may import %s', (...example) => {
  expect(refused).not.toContain(nameOf(example));
});
