import * as z from 'zod/mini';
import type { KindFacts } from './kind-facts.ts';
import { aboutPass, aboutWithdrawal } from './message-about.ts';

/** The kinds of messages about passes, and about withdrawals from contracts. */
export const passKinds = {
  withdrawn: {
    group: 'withdrawals',
    pl: 'Potwierdzenie odstąpienia (karnet)',
    en: 'Receipt of a withdrawal (pass)',
    about: aboutWithdrawal,
  },
  'account-withdrawn': {
    group: 'withdrawals',
    pl: 'Potwierdzenie odstąpienia (konto)',
    en: 'Receipt of a withdrawal (account)',
    about: aboutWithdrawal,
    isSecret: true,
    outlivesAccount: true,
  },
  // Each slot that it frees has its own message, as a cancellation by somebody else.
  'pass-ended': {
    group: 'withdrawals',
    pl: 'Karnet już nie działa',
    en: 'Pass no longer works',
    about: z.object({ pass: z.int() }),
  },
  'rain-check': {
    group: 'passes',
    pl: 'Bon na później',
    en: 'Rain check',
    about: z.object({ pass: z.int() }),
  },
  'pass-low': {
    group: 'passes',
    pl: 'Karnet prawie wykorzystany',
    en: 'Pass nearly used up',
    about: aboutPass,
    topic: 'reminders',
  },
  'pass-ends-30': {
    group: 'passes',
    pl: 'Karnet kończy się za 30 dni',
    en: 'Pass ends in 30 days',
    about: aboutPass,
    topic: 'reminders',
  },
  'pass-ends-7': {
    group: 'passes',
    pl: 'Karnet kończy się za 7 dni',
    en: 'Pass ends in 7 days',
    about: aboutPass,
    topic: 'reminders',
  },
} as const satisfies Record<string, KindFacts>;
