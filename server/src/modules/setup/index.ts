/** The first start of a park: the link by which its first Admin is made, and how far its owner is with opening it. */
export { beginEmptyPark } from './begin-empty-park.ts';
export { linkSentences } from './link-sentences.ts';
export { offerSetupLink } from './offer-setup-link.ts';
