import { account } from './account.ts';
import { auth } from './auth.ts';
import { planner } from './planner.ts';

/** The texts of the pages that talk to the server; the others do without them. */
export const rider = { account, auth, planner };
export type RiderTexts = typeof rider;
