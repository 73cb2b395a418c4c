/** The first start of a park: the link for its first Admin, and the owner's progress towards opening. */
export { beginEmptyPark } from './begin-empty-park.ts';
export { linkSentences } from './link-sentences.ts';
export { offerSetupLink } from './offer-setup-link.ts';
