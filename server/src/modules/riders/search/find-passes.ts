import { hitsAtMost } from '@cablepark/contract/rides/search';
import type { SearchAnswer } from '@cablepark/contract/rides/search.schema';
import { passCodePart } from '@cablepark/domain/passes/pass-code';
import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import { rowsOf, sql } from '../../../db/sql-text.ts';
import { contains } from '../../../directus/index.ts';
import type { Search } from './finding.ts';

interface PassRow {
  id: number;
  code: string;
  kind: string;
  voided_at: number | null;
  owner: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** Passes by at least four characters of their code, valid ones first. */
export async function findPasses({ db, engine, text }: Search): Promise<SearchAnswer['passes']> {
  const part = passCodePart(text);
  if (part === null) return [];
  const rows = await rowsOf<PassRow>(
    db,
    engine,
    sql`
      select pass.id, pass.code, pass.kind, pass.voided_at,
        account.id as owner, account.first_name, account.last_name, account.email
      from pass left join account on account.id = pass.account_id
      where ${contains(engine, sql.id('pass', 'code'), part)}
      order by case when pass.voided_at is null then 0 else 1 end, pass.id desc limit ${hitsAtMost}`,
  );
  return rows.map(({ id, code, kind, voided_at, owner, ...name }) => ({
    id,
    code,
    name: (JSON.parse(kind) as PassKind).name,
    isVoided: voided_at !== null,
    owner: owner === null ? null : { id: owner, ...name },
  }));
}
