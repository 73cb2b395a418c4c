import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../../test/support/cleanup.ts';
import { startServer } from '../../test/support/process.ts';
import { LogOutput } from './log-output.ts';

const longAddress = `/${'a'.repeat(8000)}`;

describe('A server whose log nobody reads any more goes on, and stops when told:', () => {
  test.each(['log', 'both'] as const)('the reader of its %s has ended', async (streams) => {
    const server = await startServer({ DATA_DIR: await freshFolder() });
    server.leaveAlone(streams);
    for (let call = 0; call < 3; call += 1)
      expect(await (await fetch(`${server.url}/server/ping`)).text()).toBe('pong');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('the reader has ended, and the first line after it is the last', async () => {
    const server = await startServer({ DATA_DIR: await freshFolder() });
    server.leaveAlone('log');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('the reader stands still, and more is logged than fits between the two', async () => {
    const server = await startServer({ DATA_DIR: await freshFolder() });
    server.stall();
    for (let call = 0; call < 100; call += 1) await (await fetch(`${server.url}${longAddress}`)).text();
    expect(await (await fetch(`${server.url}/server/ping`)).text()).toBe('pong');
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

test('Lines come out whole and in order', async () => {
  const file = join(await freshFolder(), 'log');
  const handle = await open(file, 'a');
  const output = new LogOutput(handle);
  const lines = Array.from({ length: 500 }, (_, index) => `${index} ${'ł'.repeat(index)}\n`);
  for (const line of lines) output.write(line);
  await output.settled(60_000);
  output.write('last\n');
  await output.settled(60_000);
  await handle.close();
  expect(await readFile(file, 'utf8')).toBe(`${lines.join('')}last\n`);
});

test('What cannot be written is lost, and the next line is tried again', async () => {
  const file = join(await freshFolder(), 'log');
  const handle = await open(file, 'a');
  const place = { fd: 1_000_000 };
  const output = new LogOutput(place);
  output.write('lost\n');
  await output.settled(60_000);
  place.fd = handle.fd;
  output.write('kept\n');
  await output.settled(60_000);
  await handle.close();
  expect(await readFile(file, 'utf8')).toBe('kept\n');
});
