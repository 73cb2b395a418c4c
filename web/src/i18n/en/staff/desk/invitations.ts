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
  mails: {
    sending: (email: string) => `The invitation is ready; the link is on its way to ${email}.`,
    folder: (email: string) => `The invitation for ${email} is ready, but no e-mail has left.`,
    limit: (email: string) =>
      `The invitation for ${email} is ready, but no e-mail has left: there were too many within an hour.`,
  },
  handOver:
    'Should the e-mail not arrive, hand this link to that person alone: whoever has it chooses the password.',
  handOverOnly:
    'Hand this link to that person alone, who cannot get in without it: whoever has it chooses the password.',
  localLink: 'This link works on this machine only, as the site has no address of its own yet.',
  link: 'Link to choose a password',
  copy: 'Copy link',
  copied: 'The link is copied.',
  waiting: 'Waiting to choose a password',
  until: (when: string) => `the link works until ${when}`,
  expired: 'the link has expired',
  again: 'Invite again',
  againOne: (name: string) => `Invite again: ${name}`,
};
