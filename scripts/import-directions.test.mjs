import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moduleFloors } from '../.dependency-cruiser.mjs';
import { importFaults } from './import-directions.mjs';

/** A file, what it imports, and the rule of `.dependency-cruiser.mjs` that refuses it. */
const forbidden = [
  ['domain-is-pure', 'domain/slots/a.ts', '../../contract/rides/slots.ts'],
  ['domain-is-pure', 'domain/slots/b.ts', 'node:fs'],
  ['domain-is-pure', 'domain/slots/c.ts', '../../server/src/clock.ts'],
  ['contract-knows-domain-alone', 'contract/a.ts', '../server/src/clock.ts'],
  ['contract-knows-domain-alone', 'contract/b.ts', 'node:fs'],
  ['server-never-web', 'server/src/pages/a.ts', '../../../web/src/app/main.ts'],
  ['server-never-web', 'server/src/modules/slots/a.ts', 'react'],
  ['web-never-server', 'web/src/features/planner/a.ts', '../../../../server/src/clock.ts'],
  ['web-never-node', 'web/src/features/planner/b.ts', 'node:fs'],
  ['web-never-zod', 'web/src/features/planner/e.ts', 'zod'],
  ['floor-of-outside-services', 'server/src/payment-providers/a.ts', '../modules/slots/index.ts'],
  ['floor-of-outside-services', 'server/src/push/a.ts', '../db/store.ts'],
  ['floor-of-db', 'server/src/db/a.ts', '../http/security.ts'],
  ['floor-of-mail', 'server/src/mail/a.ts', '../context.ts'],
  ['floor-of-context', 'server/src/context.ts', './modules/slots/index.ts'],
  ['floor-of-http', 'server/src/http/a.ts', '../directus/query.ts'],
  ['floor-of-directus', 'server/src/directus/a.ts', '../modules/slots/index.ts'],
  ['floor-of-modules', 'server/src/modules/slots/b.ts', '../../app.ts'],
  ['door-of-query-language', 'server/src/modules/slots/d.ts', '../../directus/parse/query.ts'],
  ['door-of-response-cache', 'server/src/http/d.ts', './response-cache/turn-version.ts'],
  ['door-of-sqlite', 'server/src/db/b.ts', './sqlite/sqlite-driver.ts'],
  ['door-of-pages', 'server/src/app.ts', './pages/renderer.ts'],
  ['modules-have-doors', 'server/src/modules/bookings/a.ts', '../accounts/password-hash.ts'],
  ['modules-have-doors', 'server/src/modules/bookings/e.ts', '../accounts/sessions/sessions.store.ts'],
  ['rooms-have-doors', 'server/src/modules/site/park/a.ts', '../looks/looks.store.ts'],
  ['modules-are-entered-by-their-door', 'server/src/pages/b.ts', '../modules/accounts/password-hash.ts'],
  ['routes-have-a-door-of-their-own', 'server/src/modules/tracks/index.ts', './tracks.routes.ts'],
  ...moduleFloors
    .slice(1)
    .map(([above], at) => [
      `floor-of-${moduleFloors[at][0]}`,
      `server/src/modules/${moduleFloors[at].at(-1)}/up.ts`,
      `../${above}/index.ts`,
    ]),
  ['modules-have-a-floor', 'server/src/pages/c.ts', '../modules/zoo/index.ts'],
  ['features-have-doors', 'web/src/features/planner/c.ts', '../events/EventCard.ts'],
  ['below-the-features', 'web/src/ui/a.ts', '../features/planner/daySummary.ts'],
  ['below-the-features', 'web/src/push/a.ts', '../features/planner/daySummary.ts'],
  ['below-the-app', 'web/src/features/planner/d.ts', '../../app/main.ts'],
  ['declared', 'server/src/http/b.ts', 'react-dom'],
  ['found', 'server/src/http/c.ts', './nowhere.ts'],
];

const allowed = [
  ['domain/slots/d.ts', '../errors.ts'],
  ['contract/c.ts', '../domain/errors.ts'],
  ['server/src/modules/bookings/b.ts', '../accounts/index.ts'],
  ['server/src/modules/bookings/f.ts', '../accounts/rows/index.ts'],
  ['server/src/modules/bookings/c.ts', '../../http/security.ts'],
  ['server/src/modules/bookings/bookings.test.ts', '../accounts/password-hash.ts'],
  ['server/src/main.ts', './modules/accounts/index.ts'],
  ['server/src/routes.ts', './modules/accounts/register.ts'],
  ['server/src/modules/bookings/d.ts', '../../directus/index.ts'],
  ['server/src/db/c.ts', './sqlite/sqlite.ts'],
  ['web/src/features/planner/f.ts', '../events/api/readEvents.ts'],
  ['web/src/features/planner/g.ts', 'zod/mini'],
];

/** Two folders of one floor that need each other, by files that do not. */
const circle = [
  ['server/src/modules/events/a.ts', '../season/index.ts'],
  ['server/src/modules/season/a.ts', '../events/index.ts'],
];
const twoFiles = [
  ['domain/booking/a.ts', './b.ts'],
  ['domain/booking/b.ts', './a.ts'],
];

const packages = ['domain', 'contract', 'server', 'web'];
const libraries = ['zod', 'react', 'react-dom'];
const all = [...forbidden.map(([, ...example]) => example), ...allowed, ...circle, ...twoFiles];

/** @type {{ rule: string, from: string, to: string }[]} */
let faults = [];
let folder = '';

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'cablepark-imports-')));
  const importers = new Map(all.map(([from, imported]) => [from, `export * from '${imported}';\n`]));
  const targets = all
    .filter(([, imported]) => imported.startsWith('.') && !imported.includes('nowhere'))
    .map(([from, imported]) => posix.join(posix.dirname(from), imported))
    .filter((target) => !importers.has(target));
  for (const target of targets) importers.set(target, 'export const thing = 1;\n');
  for (const [name, text] of importers) await write(name, text);
  // Of these two one needs a type of the other alone.
  await write('domain/slots/x.ts', "import type { Y } from './y.ts';\nexport const x = (y: Y) => y;\n");
  await write(
    'domain/slots/y.ts',
    "import { x } from './x.ts';\nexport type Y = number;\nexport const y = x(1);\n",
  );
  for (const name of packages) {
    const dependencies = { zod: '*', ...(name === 'web' ? { react: '*' } : {}) };
    await write(
      `${name}/package.json`,
      JSON.stringify({ name: `@cablepark/${name}`, type: 'module', dependencies }),
    );
  }
  for (const name of libraries) {
    const exports = { '.': './index.js', './mini': './mini/index.js' };
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports }));
    for (const entry of Object.values(exports)) await write(`node_modules/${name}/${entry}`, '');
  }
  faults = await importFaults(folder, packages);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(name, text) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

const rulesAgainst = (file) => faults.filter(({ from }) => from === file).map(({ rule }) => rule);

test.each(forbidden)('%s: %s may not import %s', (rule, from) => {
  expect(rulesAgainst(from)).toContain(rule);
});

test.each(allowed)('%s may import %s', (from) => {
  expect(rulesAgainst(from)).toEqual([]);
});

test('A cycle of folders is refused, though no file is in a circle', () => {
  expect(rulesAgainst('server/src/modules/events')).toContain('no-cycle-of-folders');
});

test('A cycle of files is refused, also where one needs a type alone', () => {
  expect(rulesAgainst('domain/booking/a.ts')).toContain('no-cycle-of-files');
  expect(rulesAgainst('domain/slots/x.ts')).toContain('no-cycle-of-files');
});

test('Every rule has its example', async () => {
  const { default: config } = await import('../.dependency-cruiser.mjs');
  const examples = new Set([...forbidden.map(([rule]) => rule), 'no-cycle-of-folders', 'no-cycle-of-files']);
  expect(new Set(config.forbidden.map(({ name }) => name))).toEqual(examples);
});
