/**
 * `unproved`: the link of its mail is not confirmed, so the desk does not see it. `open`: the desk must answer, also after an offer that lost a
 * place. `refused`: the desk refused; `withdrawn`: the desk withdrew its offer.
 * An expired offer has no state of its own: see `enquiryStateAt`.
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
