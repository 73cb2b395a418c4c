import type { start as pl } from '../pl/start.ts';
import { nonBreaking } from './nonBreaking.ts';

const texts: typeof pl = {
  closed: {
    title: 'Opening soon',
    titleOn: (day: string) => `We open on ${day}`,
    description: 'We are getting the park and its booking site ready. Come back soon.',
    lead: 'We are getting the cable and the site ready. Once we start, you can book your slot here.',
    call: 'Call us',
    write: 'Write to us',
    address: 'Where to find us',
    staff: 'Staff: log in',
    account: 'My account',
  },
  firstAdmin: {
    title: 'Make the admin’s account',
    lead: 'This is the first account of this park. From here we lead you to its opening, step by step.',
    checking: 'Checking the link…',
    checkFailed: 'The link could not be checked.',
    submit: 'Make the account',
    making: 'Making the account…',
    failed: 'The account could not be made.',
    emailKnown: 'This address has an account already. Please use another.',
    maybeDone: 'The account may have been made. Try to log in.',
    deadTitle: 'This link no longer works',
    deadText:
      'The link works once, for one day, and every start of the server prints a new one. This command prints one, too:',
    deadHasAdmin: 'If this park has an admin already, log in or ask for an invitation.',
    login: 'Log in',
  },
};

export const start = nonBreaking(texts);
