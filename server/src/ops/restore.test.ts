import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshFolder } from '../../test/support/cleanup.ts';
import { bothEngines, eitherEngine, type TestEngine } from '../../test/support/engines.ts';
import { emptyPark, scratch } from '../../test/support/scratch.ts';
import { makeSlot, makeTracks } from '../../test/support/slots.ts';
import { sumsAt, sumsOf } from '../../test/support/sums.ts';
import { migrationNames } from '../db/migrate.ts';
import { type Backup, backUp } from './backup.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import type { Where } from './open.ts';
import type { Part, TableSum } from './parts.ts';
import { restore } from './restore.ts';

const newest = migrationNames.at(-1) ?? '';

/** A park with two tracks and a slot, and a backup of it. */
async function aBackup(engine: TestEngine): Promise<Backup & { sums: TableSum[] }> {
  const park = await engine.open();
  await makeTracks(park);
  await makeSlot(park, '2026-07-01T09:00:00Z');
  return { ...(await backUp(park.store, await freshFolder())), sums: await sumsOf(park.store) };
}

/** Another park, with a third track. */
async function anotherPark(engine: 'sqlite' | 'postgres'): Promise<Where> {
  const where = await scratch(engine);
  const { db, close } = await emptyPark(where, newest);
  await db.insertInto('asset').values({ name: '3' }).execute();
  await close();
  return where;
}

describe.each(eitherEngine(import.meta.url))('$name', (engine) => {
  let backup: Backup;
  let sums: TableSum[];
  beforeAll(async () => {
    ({ sums, ...backup } = await aBackup(engine));
  });

  test('Where a park is, a backup takes its place only by force, and the park is kept', async () => {
    const where = await anotherPark(engine.name);
    const before = await sumsAt(where);
    await expect(restore(where, backup.file, false)).rejects.toThrow(
      /^There is a park in this database \(table asset has rows\)/,
    );
    const { saved } = await restore(where, backup.file, true);
    expect(await sumsAt(where)).toEqual(sums);
    await restore(where, saved?.file ?? '', true);
    expect(await sumsAt(where)).toEqual(before);
  });

  test('What the database itself refuses, and what arrives changed, changes nothing', async () => {
    const where = await anotherPark(engine.name);
    const before = await sumsAt(where);
    const twice = await rewritten(backup.file, (part) =>
      part.kind === 'rows' && part.rows[0]?.length === 11 ? [part, part] : [part],
    );
    await expect(restore(where, twice, true)).rejects.toThrow(/unique/i);
    const fewer = await rewritten(backup.file, (part) =>
      part.kind === 'end' && part.name === 'slot' ? [{ ...part, rows: 2 }] : [part],
    );
    await expect(restore(where, fewer, true)).rejects.toThrow(
      'Table slot did not arrive as it left: 1 of 2 rows.',
    );
    expect(await sumsAt(where)).toEqual(before);
  });
});

const sqlite = bothEngines.find(({ name }) => name === 'sqlite') as TestEngine;

describe('A file', () => {
  let whole: Buffer;
  let where: Where;
  beforeAll(async () => {
    whole = await readFile((await aBackup(sqlite)).file);
    where = await anotherPark('sqlite');
  });

  const text = () => gunzipSync(whole).toString();
  const faults: [string, () => Buffer | string, RegExp][] = [
    ['that is cut', () => whole.subarray(0, whole.length / 2), /cut off/],
    ['with a damaged byte', () => flipped(whole), /damaged/],
    ['of a line less', () => gzipSync(text().split('\n').slice(0, -2).join('\n')), /cut off/],
    ['of half a line less', () => gzipSync(text().slice(0, -9)), /cut off/],
    ['with a price changed', () => gzipSync(text().replace('5500', '5501')), /its checksum is wrong/],
    ['with a line after its end', () => gzipSync(`${text()}[1]\n`), /goes on after its end/],
    ['that is no backup', () => gzipSync('{"a":1}\n'), /no backup of a park/],
    ['that is not even packed', () => 'Cześć', /damaged or no backup/],
    ['of a newer form', () => gzipSync(text().replace('"version":1', '"version":2')), /newer version/],
  ];

  test.each(faults)('%s is refused by its fault, and nothing is changed', async (_fault, make, says) => {
    const before = await sumsAt(where);
    const file = join(await freshFolder(), 'backup.jsonl.gz');
    await writeFile(file, make());
    await expect(restore(where, file, true)).rejects.toThrow(says);
    expect(await sumsAt(where)).toEqual(before);
  });

  test('that is not there, or is of a newer version of cablepark, is refused', async () => {
    await expect(restore(where, '/nowhere/a.gz', true)).rejects.toThrow('there is no such file');
    const file = join(await freshFolder(), 'later.jsonl.gz');
    async function* later(): AsyncGenerator<Part> {
      yield { kind: 'head', madeAt: '', engine: 'sqlite', schema: ['001-foundation', '999-later'] };
    }
    await writeBackup(file, later());
    await expect(restore(where, file, true)).rejects.toThrow(
      'A newer version of cablepark made this (999-later)',
    );
  });

  test('is refused while a server works on the embedded database', async () => {
    const park = await sqlite.open();
    const { file } = await backUp(park.store, await freshFolder());
    await expect(restore(park.config, file, true)).rejects.toThrow(/^A server works on .*Stop it first\.$/);
    await park.store.close();
    await restore(park.config, file, true);
  });
});

function flipped(whole: Buffer): Buffer {
  const copy = Buffer.from(whole);
  const at = Math.floor(copy.length / 2);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

/** A whole file with other parts in it. */
async function rewritten(file: string, change: (part: Part) => Part[]): Promise<string> {
  const copy = join(await freshFolder(), 'changed.jsonl.gz');
  async function* parts(): AsyncGenerator<Part> {
    for await (const part of readBackup(file)) yield* change(part);
  }
  await writeBackup(copy, parts());
  return copy;
}
