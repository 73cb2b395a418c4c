import type { invitations as pl } from '../../../pl/staff/desk/invitations.ts';

export const invitations: typeof pl = {
  title: 'Invite to the staff',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  invite: 'Invite',
  inviting: 'Inviting…',
  failed: 'The invitation could not be made.',
  known: 'This address has an account already. Change its role under “Accounts”.',
  checkFields: 'Give a name and a valid e-mail address.',
  done: (email: string) => `The invitation for ${email} is ready.`,
  handOver:
    'Should the e-mail not arrive, hand this link to that person alone: whoever has it chooses the password.',
  link: 'Link to choose a password',
  copy: 'Copy link',
  copied: 'The link is copied.',
  waiting: 'Waiting to choose a password',
  until: (when: string) => `the link works until ${when}`,
  expired: 'the link has expired',
  again: 'Invite again',
  againOne: (name: string) => `Invite again: ${name}`,
};
