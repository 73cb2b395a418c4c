import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { ensureBuilt } from '../build.mjs';
import { nodeProgram, root, system } from '../root.mjs';
import { builtFiles, ownFiles, packageFiles } from './files.mjs';

const mostBytes = 90_000_000;
const patienceMs = 600_000;
/** Packing takes a minute, so only the run at full depth unpacks the archive itself. The other lays out what goes into it. */
const isLong = process.env.TEST_DEPTH === 'long';
const nobody = 65_534;
/** With nothing but the system's own programs. */
const plain = { env: { PATH: '/usr/bin:/bin', PORT: '0', HOST: '127.0.0.1' } };
const person = { email: 'ola@example.com', password: 'long enough for anybody' };
let [folder, launcher] = ['', ''];

beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'cablepark-release-'));
  folder = join(outside, 'my lake');
  launcher = join(folder, `cablepark-${about.version}`, 'cablepark');
  await mkdir(folder);
  if (isLong) await unpackArchive();
  else await layOut(dirname(launcher));
}, patienceMs);
afterAll(() => rm(dirname(folder), { recursive: true, force: true }));

async function unpackArchive() {
  const { status, stderr } = spawnSync(nodeProgram(), [join(root, 'scripts/release.mjs')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining('files')]);
  const archive = join(root, 'dist', `cablepark-${about.version}-${system}.tar.gz`);
  expect((await stat(archive)).size).toBeLessThan(mostBytes);
  expect(spawnSync('sha256sum', ['-c', `${archive}.sha256`], { cwd: dirname(archive) }).status).toBe(0);
  // An ordinary user unpacks it, whoever runs the tests.
  if (process.getuid() === 0) {
    Object.assign(plain, { uid: nobody, gid: nobody });
    for (const each of [dirname(folder), folder]) chownSync(each, nobody, nobody);
  }
  expect(call(['tar', '-xzf', archive]).stderr).toBe('');
}

async function layOut(place) {
  await ensureBuilt();
  for (const { path, ...entry } of [...ownFiles(), ...builtFiles('server/dist'), ...packageFiles()]) {
    const file = join(place, path);
    await mkdir(dirname(file), { recursive: true });
    if (entry.link) await symlink(entry.link, file);
    else await writeFile(file, await entry.read());
  }
  chmodSync(launcher, 0o755);
  await mkdir(join(place, 'bin'));
  await symlink(nodeProgram(), join(place, 'bin', 'node'));
}

function call([program, ...words], cwd = folder) {
  return spawnSync(program, words, { ...plain, cwd, encoding: 'utf8' });
}

/** Until it says where it is open. */
async function open() {
  const child = spawn(launcher, [], { ...plain, cwd: '/' });
  child.stdout.resume();
  let told = '';
  const url = await new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      told += chunk;
      const [, found] = /The cable park is at (\S+)/.exec(told) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`It did not open:\n${told}`)));
  });
  const end = async () => {
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    return code;
  };
  return { url, end };
}

test(
  'Without Node and npm it opens, serves, takes people in, is backed up and ends',
  async () => {
    expect(call([launcher, '--version']).stdout).toBe(`cablepark ${about.version}\n`);
    const { url, end } = await open();
    expect(await (await fetch(`${url}/server/ping`)).text()).toBe('pong');
    const front = await fetch(url, { headers: { accept: 'text/html' } });
    expect(await front.text()).toContain(isLong ? '<html lang="pl">' : 'The pages of the site are not built');
    expect((await fetch(`${url}/docs/openapi.json`)).status).toBe(200);
    const post = (path, body) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const rider = { first_name: 'Ola', description: '600700800', ...person };
    expect((await post('/users', rider)).ok).toBe(true);
    expect((await post('/auth/login', person)).status).toBe(200);
    const backup = call([launcher, 'backup'], '/');
    expect([backup.status, backup.stderr]).toEqual([0, '']);
    expect(call([launcher, 'invariants']).stdout).toMatch(/^Nothing contradicts itself/);
    expect(await end()).toBe(0);
    const [file] = await readdir(join(dirname(launcher), 'data', 'backups'));
    expect(file).toMatch(/^cablepark-.*\.jsonl\.gz$/);
  },
  patienceMs,
);

test('It draws a logo with what it brings along, in a process without settings', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>';
  const home = dirname(launcher);
  const drawing = spawnSync(join(home, 'bin/node'), [join(home, 'server/dist/draw-alone.js'), '20', '20'], {
    input: svg,
    env: {},
  });
  expect(drawing.stderr.toString()).toBe('');
  expect(drawing.stdout.subarray(1, 4).toString()).toBe('PNG');
});
