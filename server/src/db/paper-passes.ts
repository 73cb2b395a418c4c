import { sql } from 'kysely';

/** In a query of `payment`: whether it is no ride on a paper pass. Such a ride brought no money, and no pass of the system has it. */
export const isNotOnPaper = sql<boolean>`(payment.method <> 'pass' or exists (
  select 1 from pass_entry as ridden where ridden.payment_id = payment.id and ridden.reason = 'ride'))`;
