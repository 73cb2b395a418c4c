/** Groups without an account: their enquiries, the desk's offers, and the answers by a mailed link. */

export { acceptPaidOffers } from './accept-paid-offers.ts';
export {
  deleteEnquiry,
  type EnquiryRow,
  findEnquiry,
  findOldEnquiries,
  findRides,
} from './enquiries.store.ts';
export { groupLink, groupToken } from './group-link.ts';
export { brokenOfferFact } from './group-messages.ts';
export { startGroupsJob } from './groups-job.ts';
