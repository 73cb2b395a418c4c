import { account } from './en/account.ts';
import { auth } from './en/auth.ts';
import { common } from './en/common.ts';
import { consent } from './en/consent.ts';
import { errors } from './en/errors.ts';
import { planner } from './en/planner.ts';
import { shell } from './en/shell.ts';
import { theme } from './en/theme.ts';
import type { Texts } from './pl.ts';

export const en: Texts = { account, auth, common, consent, errors, planner, shell, theme };
