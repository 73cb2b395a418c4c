import type { words as pl } from '../../../pl/staff/site/words.ts';
import { counter } from '../../../plural.ts';

const count = counter('en');

/** The pages of words, the terms and the privacy policy, for Admins to write. */
export const words: typeof pl = {
  title: 'Pages',
  lead: 'The words and pictures of the park’s pages. Every change shows at once, and earlier versions stay in the history.',
  names: {
    home: 'Home page',
    bar: 'Bar',
    features: 'Attractions',
    contact: 'Contact',
    location: 'Location',
    terms: 'Terms',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility',
  },
  leads: {
    bar: 'The page about the bar. The opening hours come from the park’s details.',
    features: 'What else there is for your guests.',
    contact: 'Phone, e-mail and hours come from the park’s details. Add the rest here.',
    location: 'Address and map come from the park’s details. Describe the way here.',
    terms:
      'Everybody who opens an account accepts these. The version that they accepted stays with the account.',
    privacy: 'What you do with guests’ data. The version with which an account was opened stays with it.',
    accessibility:
      'The law asks firms of 10 people and more for this page. It describes the program; add what you know of your pictures, or hide it.',
  },
  edit: (page) => `Edit: ${page}`,
  editShort: 'Edit',
  scenes: (n) => count(n, { one: 'scene', other: 'scenes' }),
  shown: 'Shown',
  hidden: 'Hidden',
  follows: 'Our text',
  own: 'The park’s text',
  changed: (when) => `Last change: ${when}`,
  never: 'Nothing has been changed here yet.',
  lacks: (texts) => `${count(texts, { one: 'text is', other: 'texts are' })} missing in English.`,
  page: 'The page',
  isShown: 'Show this page',
  isShownHint: 'A hidden one leaves the menu, every link and the site map, and its address leads home.',
  pageTitle: 'Title',
  pageLead: 'Below the title',
  description: 'Description for search engines',
  sections: 'Parts of the page',
  section: (place) => `Part ${place}`,
  heading: 'Heading',
  text: 'Text',
  textHint:
    'An empty line begins a paragraph. “- ” makes a list, “1. ” one with numbers, **two stars** make bold, [words](/prices) a link.',
  picture: (section) => `Picture: ${section}`,
  preview: 'Preview',
  empty: 'There is nothing here yet.',
  up: (section) => `Move up: ${section}`,
  down: (section) => `Move down: ${section}`,
  add: 'Add a part',
  remove: 'Remove',
  removeThis: (section) => `Remove: ${section}`,
  removed: (section) => `Removed: ${section}.`,
  undoRemove: 'Bring it back',
  legal: {
    lacksSeller:
      'The company’s name or address is missing. Without them the terms and the contract confirmations in e-mails do not say who sells.',
    addSeller: 'Add the company’s details',
    ours: 'This text is ours. It takes the company, the contact and the rules from the park’s details and changes with them, each time as a new version. Show it to a lawyer.',
    write: 'Write your own',
    own: 'This text is yours. When you change the park’s details or the rules of cancelling, change them here, too.',
    back: 'Go back to ours',
    backQuestion: 'Go back to our text?',
    backText:
      'Once you save, our text with the park’s details stands on the page. Yours stays in the history.',
    willBeOurs: 'Once you save, our text with the park’s details stands on the page.',
    inForceFrom: 'In force from',
    inForceHint: 'Changes of the terms are announced at least 14 days before.',
    dayFault: 'Give a day.',
  },
};
