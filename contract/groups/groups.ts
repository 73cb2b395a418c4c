import type { Call } from '../call.ts';
import type { WireCollection } from '../collections.ts';
import {
  depositPayment,
  enquiryBody,
  extensionBody,
  groupAnswerBody,
  groupEnquiryRow,
  groupNamesBody,
  groupTerms,
  groupToken,
  mailedGroup,
  offerAnswer,
  offerBody,
  refusalBody,
} from './groups.schema.ts';

/** Enquiries of groups without an account, and the desk's offers: in use where GET /server/info announces `groups`. */

export const enquireCall = {
  method: 'POST',
  path: '/group-enquiries',
  body: enquiryBody,
} as const satisfies Call;

export const readMailedGroupCall = {
  method: 'GET',
  path: '/mailed-group',
  query: groupToken,
  answer: mailedGroup,
} as const satisfies Call;

/** Proves the address of an enquiry. */
export const proveEnquiryCall = {
  method: 'POST',
  path: '/mailed-group/proof',
  body: groupToken,
  answer: mailedGroup,
} as const satisfies Call;

export const acceptOfferCall = {
  method: 'POST',
  path: '/mailed-group/acceptance',
  body: groupAnswerBody,
  answer: mailedGroup,
} as const satisfies Call;

export const declineOfferCall = {
  method: 'POST',
  path: '/mailed-group/refusal',
  body: groupAnswerBody,
  answer: mailedGroup,
} as const satisfies Call;

/** Starts the online payment of the deposit; its arrival accepts the offer. */
export const payDepositCall = {
  method: 'POST',
  path: '/mailed-group/payments',
  body: groupAnswerBody,
  answer: depositPayment,
} as const satisfies Call;

export const nameGroupCall = {
  method: 'POST',
  path: '/mailed-group/names',
  body: groupNamesBody,
  answer: mailedGroup,
} as const satisfies Call;

/** The enquiries with a proved address, for the staff. */
export const groupEnquiryCollection = {
  name: 'GroupEnquiry',
  row: groupEnquiryRow,
} as const satisfies WireCollection;

/** For the staff: the park's default deposit for groups. */
export const readGroupTermsCall = {
  method: 'GET',
  path: '/desk/group-terms',
  answer: groupTerms,
} as const satisfies Call;

/** Holds places for a group, all or none, and mails the offer. */
export const offerPlacesCall = {
  method: 'POST',
  path: '/desk/group-enquiries/:id/offers',
  body: offerBody,
  answer: offerAnswer,
} as const satisfies Call;

export const extendOfferCall = {
  method: 'POST',
  path: '/desk/group-enquiries/:id/extension',
  body: extensionBody,
} as const satisfies Call;

/** Refuses an enquiry, or withdraws its offer. */
export const refuseEnquiryCall = {
  method: 'POST',
  path: '/desk/group-enquiries/:id/refusal',
  body: refusalBody,
} as const satisfies Call;
