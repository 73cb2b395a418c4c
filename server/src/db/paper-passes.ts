import { sql } from 'kysely';

/** For queries of `payment`: excludes rides on a paper pass, which brought no money and have no entry of a pass (`isOnPaper`). */
export const isNotOnPaper = sql<boolean>`(payment.method <> 'pass' or exists (
  select 1 from pass_entry as ridden where ridden.payment_id = payment.id and ridden.reason = 'ride'))`;
