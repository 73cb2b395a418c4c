import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fillDatabase } from '../../src/ops/loading.ts';
import type { Opened, Where } from '../../src/ops/open.ts';
import type { Part } from '../../src/ops/parts.ts';
import { emptyPark } from '../support/scratch.ts';

/** The newest migration of version 0.2.0. */
export const schemaOf020 = '024-keys-of-one';

const file = join(import.meta.dirname, 'park-of-0.2.0.jsonl.gz');

/**
 * A park as 0.2.0 itself wrote it, log-ins and unsent mails too: from July to October people paid at the desk and online, for slots and passes; bookings
 * moved, along a chain and to another length; payments were voided on the day and on a later one, also of a slot that is deleted since; refunds
 * wait, are on their way, done and refused; money came late and was kept; passes were voided at the desk and withdrawn from online; a provider gave
 * some money back by itself; around midnight and in the hour that comes twice; an account is erased; one payment is older than rates of VAT.
 */
export async function makeParkOf020(where: Where): Promise<Opened> {
  const opened = await emptyPark(where, schemaOf020);
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n');
  async function* parts(): AsyncGenerator<Part> {
    for (const line of lines) yield JSON.parse(line) as Part;
  }
  await opened.db.transaction().execute((db) => fillDatabase(db, opened.engine, where.zone, parts()));
  return opened;
}

/** A line of its takings from 1 June to 30 November, as it told them. PLN. */
export interface TakingsOf020 {
  day: string;
  kind: 'ride' | 'pass' | 'redeemed' | 'moneyBack';
  method: string;
  asset: number | null;
  amount: number;
  count: number;
  voidedAmount: number;
  voidedCount: number;
}

export async function takingsOf020(): Promise<TakingsOf020[]> {
  return JSON.parse(await readFile(join(import.meta.dirname, 'takings-of-0.2.0.json'), 'utf8'));
}
