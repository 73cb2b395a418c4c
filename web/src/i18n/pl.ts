import { account } from './pl/account.ts';
import { auth } from './pl/auth.ts';
import { common } from './pl/common.ts';
import { consent } from './pl/consent.ts';
import { errors } from './pl/errors.ts';
import { planner } from './pl/planner.ts';
import { shell } from './pl/shell.ts';
import { theme } from './pl/theme.ts';

/** The Polish texts: the source of truth whose shape every other language has. */
export const pl = { account, auth, common, consent, errors, planner, shell, theme };
export type Texts = typeof pl;
