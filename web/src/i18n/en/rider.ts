import type { RiderTexts } from '../pl/rider.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { planner } from './planner.ts';
import { tied } from './tied.ts';

export const rider: RiderTexts = tied({ account, auth, errors, planner });
