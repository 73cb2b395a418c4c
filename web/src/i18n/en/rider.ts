import type { RiderTexts } from '../pl/rider.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { nonBreaking } from './nonBreaking.ts';
import { planner } from './planner.ts';

export const rider: RiderTexts = nonBreaking({ account, auth, errors, planner });
