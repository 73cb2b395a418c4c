import { account } from './account.ts';
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { planner } from './planner.ts';
import { tied } from './tied.ts';

/** The texts of the pages that talk to the server; the others do without them. */
export const rider = tied({ account, auth, errors, planner });
export type RiderTexts = typeof rider;
