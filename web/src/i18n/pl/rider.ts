import { account } from './account.ts';
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { nonBreaking } from './nonBreaking.ts';
import { planner } from './planner.ts';

/** The texts of the pages that talk to the server; the others do without them. */
export const rider = nonBreaking({ account, auth, errors, planner });
export type RiderTexts = typeof rider;
