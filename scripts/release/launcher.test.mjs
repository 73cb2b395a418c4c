import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../root.mjs';

/** Replaces Node: prints its arguments. */
const tellingNode = `#!/bin/sh
[ "$1" = --version ] && exit 0
printf '%s\\n' "$PWD" "$SETTINGS_FILE" "$INIT_CWD" "$NODE_ENV" "$MALLOC_ARENA_MAX" "$@"
`;
let [folder, installed] = ['', ''];

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'cablepark a lake ')));
  installed = join(folder, 'cablepark-9.9.9');
  await mkdir(join(installed, 'bin'), { recursive: true });
  await mkdir(join(installed, 'server'));
  await copyFile(join(root, 'release', 'cablepark'), join(installed, 'cablepark'));
  await writeFile(join(installed, 'cablepark.conf'), '');
  await writeFile(
    join(installed, 'server', 'package.json'),
    '{\n  "version": "9.9.9",\n  "private": true\n}\n',
  );
  await putNode(tellingNode);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function putNode(text) {
  await writeFile(join(installed, 'bin', 'node'), text);
  await chmod(join(installed, 'bin', 'node'), 0o755);
}

/** Calls it as a user with only a shell does. */
function call(words, { program = join(installed, 'cablepark'), cwd = '/', env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    env: { PATH: '/usr/bin:/bin', ...env },
    encoding: 'utf8',
  });
  return { status, told: stdout.trimEnd().split('\n'), error: stderr };
}

test('Without a word the park is opened, in its own folder, with the settings that lie there', () => {
  expect(call([])).toEqual({
    status: 0,
    told: [
      installed,
      join(installed, 'cablepark.conf'),
      '/',
      'production',
      '1',
      '--max-semi-space-size=4',
      join(installed, 'server/dist/main.js'),
    ],
    error: '',
  });
  expect(call(['start']).told).toEqual(call([]).told);
});

test('It finds its folder from anywhere, also through links to links', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await symlink('cablepark-9.9.9/cablepark', first);
  await symlink(first, second);
  await symlink(installed, join(folder, 'current'));
  const told = call([]).told;
  expect(call([], { program: second }).told).toEqual(told);
  expect(call([], { program: './second', cwd: folder }).told.with(2, '/')).toEqual(told);
  expect(call([], { program: join(folder, 'current', 'cablepark') }).told).toEqual(told);
  expect(call([], { env: { CDPATH: folder } }).told).toEqual(told);
});

test('Settings in the folder above count for every version there, and the data lies beside them', async () => {
  await writeFile(join(folder, 'cablepark.conf'), '');
  expect(call([]).told.slice(0, 2)).toEqual([folder, join(folder, 'cablepark.conf')]);
});

test('Without any settings there are the defaults', async () => {
  await rm(join(installed, 'cablepark.conf'));
  expect(call([]).told.slice(0, 2)).toEqual([installed, '']);
});

test.each(['backup', 'restore', 'invariants', 'setup-link', 'reset-password', 'migrate-database'])(
  '%s runs that command',
  (name) => {
    const { told } = call([name, 'a file', '--force'], { cwd: folder });
    expect(told.slice(2)).toEqual([
      folder,
      'production',
      '1',
      '--max-semi-space-size=4',
      join(installed, `server/src/ops/${name}.command.ts`),
      'a file',
      '--force',
    ]);
  },
);

test('It says its version and its commands, and what is none', () => {
  expect(call(['--version']).told).toEqual(['cablepark 9.9.9']);
  expect(call(['help']).told.join('\n')).toContain('./cablepark setup-link');
  const { status, error } = call(['bakcup']);
  expect([status, error.split('\n')[0]]).toEqual([1, 'There is no command bakcup.']);
});

test('On a machine of another kind it says so', async () => {
  await putNode('not a program');
  await chmod(join(installed, 'bin', 'node'), 0o644);
  const { status, error } = call([]);
  expect(status).toBe(1);
  expect(error).toMatch(/^This copy is made for @system@ and does not run on this machine \(/);
});
