import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPostgres } from './postgres.binaries.ts';

export interface PostgresServer {
  /** Of its database `postgres`, as its superuser. */
  url: string;
  /** Stops it at once, as a failure of its machine would: no goodbye to whoever is connected, nothing written out. */
  crash(): Promise<void>;
  /** Starts it again on what it had written; done when it answers. */
  restart(): Promise<void>;
  /** Ends the server and removes everything it wrote. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this account exists on every system and owns nothing. */
const unprivileged = { uid: 65_534, gid: 65_534 };

/** Tests need no durability of PostgreSQL itself: its data is thrown away at the end. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=300',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
];

/**
 * Makes a database cluster, serves it, and undoes both when its standard input ends: that happens at `stop()` and also
 * when the test run dies without a goodbye.
 */
const script = `
  cd "$HOME_DIR"
  ( "$BIN/initdb" -D data -U postgres --auth=password --pwfile=password --no-locale --encoding=UTF8 --no-sync &&
    "$BIN/pg_ctl" -D data -w -t 60 -l server.log -o "$OPTIONS" start ) >setup.log 2>&1 && echo ready &&
  while read -r order; do
    case "$order" in
      crash) "$BIN/pg_ctl" -D data -m immediate -w stop ;;
      restart) "$BIN/pg_ctl" -D data -w -t 60 -l server.log -o "$OPTIONS" start ;;
    esac >>setup.log 2>&1 && echo "$order"
  done
  [ -f data/postmaster.pid ] && "$BIN/pg_ctl" -D data -m immediate -w stop >>setup.log 2>&1
  cat setup.log server.log >&2
  cd / && rm -rf "$HOME_DIR"
`;

/** Starts a PostgreSQL of one's own on a free port of 127.0.0.1. @throws Error with the server's log if it will not start. */
export async function startPostgres(): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const home = await mkdtemp(join(tmpdir(), 'cablepark-postgres-'));
  try {
    const bin = await binariesFor(home, isRoot);
    const password = randomBytes(18).toString('base64url');
    await writeFile(join(home, 'password'), password, { mode: 0o600 });
    if (isRoot) await giveAway(home);
    const port = await freePort();
    const child = spawn('/bin/sh', ['-c', script], {
      // Its own process group: Ctrl-C in the terminal reaches the test run, which then ends the server in order.
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        BIN: bin,
        HOME_DIR: home,
        OPTIONS: [...settings, `port=${port}`].map((setting) => `-c ${setting}`).join(' '),
      },
      ...(isRoot ? unprivileged : {}),
    });
    const ended = once(child, 'close');
    await said(child, 'ready', ended);
    const order = async (word: string) => {
      const done = said(child, word, ended);
      child.stdin?.write(`${word}\n`);
      await done;
    };
    return {
      crash: () => order('crash'),
      restart: () => order('restart'),
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        child.stdin?.end();
        await ended;
        // What is left is the copy of the programs, which is not the unprivileged account's to remove.
        await rm(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

/** Waits for the script's word. @throws Error with its log if it ends instead. */
async function said(child: ChildProcess, word: string, ended: Promise<unknown>): Promise<void> {
  let log = '';
  const keep = (chunk: Buffer) => {
    log += chunk.toString();
  };
  child.stderr?.on('data', keep);
  const isSaid = await new Promise((resolve) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim() === word));
    void ended.then(() => resolve(false));
  });
  child.stderr?.off('data', keep);
  if (!isSaid) throw new Error(`PostgreSQL did not do what it was told (${word}):\n${log}`);
}

/** A clone in a home folder is closed to the unprivileged account: then it gets a copy of the programs. */
async function binariesFor(home: string, isRoot: boolean): Promise<string> {
  const bin = await findPostgres();
  if (!isRoot || (await unprivilegedCanRun(join(bin, 'postgres')))) return bin;
  await cp(dirname(bin), join(home, 'postgres'), { recursive: true, verbatimSymlinks: true });
  return join(home, 'postgres', 'bin');
}

async function unprivilegedCanRun(program: string): Promise<boolean> {
  const child = spawn(program, ['--version'], { ...unprivileged, stdio: 'ignore' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function giveAway(home: string): Promise<void> {
  await chown(home, unprivileged.uid, unprivileged.gid);
  await chown(join(home, 'password'), unprivileged.uid, unprivileged.gid);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
