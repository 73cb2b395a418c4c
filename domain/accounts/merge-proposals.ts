import { folded } from '../text/folding.ts';
import { tidyPhone } from './contact.ts';

export interface ProposedPerson {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
}

export type LikenessReason = 'name' | 'phone';

/** Why two records may belong to the same person. Null without a reason, and for two accounts, which are never merged. */
export function likenessOf(one: ProposedPerson, other: ProposedPerson): LikenessReason | null {
  if (one.email !== null && other.email !== null) return null;
  const phone = phoneOf(one);
  if (phone !== '' && phone === phoneOf(other)) return 'phone';
  const areGuests = one.email === null && other.email === null;
  const name = nameOf(one);
  return areGuests && name !== '' && name === nameOf(other) ? 'name' : null;
}

function nameOf({ first_name, last_name }: ProposedPerson): string {
  return folded(`${first_name ?? ''} ${last_name ?? ''}`)
    .split(/[\s-]+/)
    .filter(Boolean)
    .join(' ');
}

/** Stored numbers may lack the Polish prefix. */
function phoneOf({ phone }: ProposedPerson): string {
  return tidyPhone(phone ?? '').replace(/^(?:\+|00)48/, '');
}
