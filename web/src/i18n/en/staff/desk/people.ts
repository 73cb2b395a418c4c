import type { people as pl } from '../../../pl/staff/desk/people.ts';
import { counter } from '../../../plural.ts';
import { accepted } from '../../accepted.ts';

const count = counter('en');

export const people: typeof pl = {
  title: 'Accounts',
  lead: 'Find an account, change its role, block or delete it.',
  search: 'Search',
  searchHint: 'Name, e-mail or phone.',
  role: 'Role',
  anyRole: 'All roles',
  roles: { User: 'User', Manager: 'Manager', Editor: 'Editor', Admin: 'Admin' },
  found: (n: number) => count(n, { one: 'account', other: 'accounts' }),
  none: 'There are no such accounts.',
  loadFailed: 'The accounts could not be loaded.',
  you: 'that’s you',
  refused: 'The mail server refuses this address. Call and ask for the right one.',
  blocked: 'Blocked',
  noName: 'No name',
  accepted: {
    ...accepted,
    none: 'No versions were kept: the account is older, or the staff made it.',
  },
  roleOf: (name: string) => `Role: ${name}`,
  roleQuestion: (name: string, role: string) => `Change role: ${name} → ${role}?`,
  roleText: {
    User: 'A user books and cancels slots of their own.',
    Manager: 'A manager sees all bookings, takes payments and books for others.',
    Editor: 'An editor has a manager’s rights, makes and deletes slots and events, and sees the history.',
    Admin: 'An admin may do everything, including roles and the park’s details.',
  },
  ownRoleText: 'This is your own account: you will lose access to this page.',
  changeRole: 'Change role',
  roleChanged: 'The role has been changed.',
  block: 'Block',
  blockOne: (name: string) => `Block: ${name}`,
  blockQuestion: (name: string) => `Block the account: ${name}?`,
  blockText: 'They are logged out and cannot log in until you unblock the account. Their bookings stay.',
  blockedDone: 'The account has been blocked.',
  unblock: 'Unblock',
  unblockOne: (name: string) => `Unblock: ${name}`,
  unblocked: 'The account has been unblocked.',
  calendarsToo:
    'The tracks’ calendars get new links: whoever has them in a phone or computer adds them anew.',
  delete: 'Delete',
  deleteOne: (name: string) => `Delete: ${name}`,
  deleteQuestion: (name: string) => `Delete the account: ${name}?`,
  deleteText:
    'This cannot be undone. Personal data is erased and upcoming unpaid bookings are cancelled. Paid slots, payments and history stay, without the person’s data.',
  deleteConfirm: 'Delete for good',
  deleted: 'The account has been deleted.',
  lastAdmin: 'This is the only active admin. Give somebody else that role first.',
  gone: 'This account no longer exists.',
  failed: 'The account could not be changed.',
};
