import { readBackup } from '../../src/ops/backup-file.ts';
import { type Opened, openDatabase, type Where } from '../../src/ops/open.ts';
import type { TableSum } from '../../src/ops/parts.ts';
import { readDatabase } from '../../src/ops/reading.ts';

/** Every table of a database as it is now: its rows, their checksum, where its numbering stands. */
export async function sumsOf({ db, engine }: Pick<Opened, 'db' | 'engine'>): Promise<TableSum[]> {
  return collect(readDatabase({ db, engine, passing: true }));
}

/** The same of a place where nobody is at work; it is left alone again. */
export async function sumsAt(where: Where): Promise<TableSum[]> {
  const opened = await openDatabase(where);
  const sums = await sumsOf(opened);
  await opened.close();
  return sums;
}

/** The same of what a backup file says of itself. */
export async function sumsIn(file: string): Promise<TableSum[]> {
  return collect(readBackup(file));
}

/** The sums of what a backup carries. */
export function lasting(sums: readonly TableSum[]): TableSum[] {
  const passing = [
    'answered_call',
    'session',
    'reset_token',
    'reset_request',
    'email_change',
    'setup_link',
    'outbox',
    'push_key',
    'push_subscription',
    'weather',
  ];
  return sums.filter(({ name }) => !passing.includes(name));
}

async function collect(parts: ReturnType<typeof readDatabase>): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for await (const part of parts) {
    if (part.kind !== 'end') continue;
    const { name, rows, sha256, counter } = part;
    sums.push({ name, rows, sha256, counter });
  }
  return sums;
}
