import { hitsAtMost } from '@cablepark/contract/rides/search';
import type { SearchAnswer } from '@cablepark/contract/rides/search.schema';
import { searchWords } from '@cablepark/domain/accounts/search-text';
import { readSearchTime } from '@cablepark/domain/slots/search-time';
import { rowsOf, sql } from '../../../db/sql-text.ts';
import { hasEveryWord, type Search, wordsBegun } from './finding.ts';

type RiderHit = SearchAnswer['riders'][number];

/** Accounts and guests by name, address or phone. Those with words that start with the searched words come first. */
export async function findRiders({ db, engine, text }: Search): Promise<RiderHit[]> {
  const words = searchWords(readSearchTime(text).rest);
  if (words.length === 0) return [];
  return await rowsOf<RiderHit>(
    db,
    engine,
    sql`
      select id, first_name, last_name, email, phone as description, status from account
      where ${hasEveryWord(engine, 'account', words)}
      order by ${wordsBegun(engine, 'account', words)} desc, search_text, id limit ${hitsAtMost}`,
  );
}
