import type { accepted as source } from '../pl/accepted.ts';

export const accepted: typeof source = {
  heading: 'Terms and privacy',
  terms: 'Terms',
  privacy: 'Privacy policy',
  version: (name, version) => `${name}, version ${version}`,
  from: (day) => `of ${day}`,
};
