import type { KyselyPlugin } from 'kysely';
import type { AppContext } from '../../src/context.ts';

/** The same park through a store that counts what it is asked. */
export function countQueries<Context extends AppContext>(park: Context) {
  let [count, most] = [0, 0];
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    async transformResult({ result }) {
      const { rows } = result;
      if (Object.keys(rows[0] ?? {}).length > 1) most = Math.max(most, rows.length);
      return result;
    },
  };
  const store = { ...park.store, db: park.store.db.withPlugin(counting) };
  return {
    counted: { ...park, store },
    queries: () => count,
    /** The most rows that one answer brought; lists of ids alone do not count. */
    mostRows: () => most,
  };
}
