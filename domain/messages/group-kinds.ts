import type { KindFacts } from './kind-facts.ts';
import { aboutGroup } from './message-about.ts';

/** The mails to a group without an account. */
export const groupKinds = {
  'group-proof': {
    group: 'groups',
    pl: 'Zapytanie grupy: link do potwierdzenia adresu',
    en: 'A group’s enquiry: link to confirm the address',
    about: aboutGroup,
    hasNoAccount: true,
    // As long as the link works (`proofHours`, which pages of riders need not load).
    times: { lifeMs: 24 * 60 * 60_000 },
  },
  'group-offer': {
    group: 'groups',
    pl: 'Oferta dla grupy',
    en: 'Offer to a group',
    about: aboutGroup,
    hasNoAccount: true,
  },
  'group-extended': {
    group: 'groups',
    pl: 'Oferta dla grupy przedłużona',
    en: 'Offer to a group extended',
    about: aboutGroup,
    hasNoAccount: true,
  },
  'group-refused': {
    group: 'groups',
    pl: 'Odmowa lub wycofana oferta dla grupy',
    en: 'No to a group, or its offer withdrawn',
    about: aboutGroup,
    hasNoAccount: true,
  },
  'group-accepted': {
    group: 'groups',
    pl: 'Oferta przyjęta przez grupę',
    en: 'Offer accepted by a group',
    about: aboutGroup,
    hasNoAccount: true,
  },
} as const satisfies Record<string, KindFacts>;
