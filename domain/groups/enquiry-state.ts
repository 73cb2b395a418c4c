/**
 * `unproved`: the link of its mail is not confirmed, so the desk does not see it. `open`: the desk has to answer, also after an offer that lost a
 * place. `refused`: the desk said no; `withdrawn`: it took its offer back.
 * An offer whose end is over has no state of its own: see `enquiryStateAt`.
 */
export const enquiryStates = [
  'unproved',
  'open',
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'refused',
] as const;
export type EnquiryState = (typeof enquiryStates)[number];
