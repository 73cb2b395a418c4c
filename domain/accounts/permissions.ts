import { type Role, roles } from './roles.ts';

export type { Role } from './roles.ts';

/** The permissions (SPEC.md §6). One row per action: the lowest role that may do it. */
const leastRole = {
  'slot.book': 'User',
  'slot.cancelOwn': 'User',
  'slot.moveOwn': 'User',
  'slot.bookForOthers': 'Manager',
  'track.hire': 'Manager',
  'slot.cancelAny': 'Manager',
  'slot.seeHolder': 'Manager',
  'group.read': 'Manager',
  'group.answer': 'Manager',
  'slot.create': 'Editor',
  'slot.edit': 'Editor',
  'slot.delete': 'Editor',
  'payment.create': 'Manager',
  'payment.discount': 'Editor',
  'payment.readAny': 'Manager',
  'payment.void': 'Editor',
  'pass.use': 'User',
  'contract.withdraw': 'User',
  'pass.sell': 'Manager',
  'pass.readAny': 'Manager',
  'pass.adjust': 'Editor',
  'pass.void': 'Editor',
  'slot.move': 'Manager',
  'slot.noShow': 'Manager',
  'desk.undo': 'Manager',
  'ride.correct': 'Manager',
  'slot.checkIn': 'Manager',
  'slot.freeMissed': 'Manager',
  'cable.stop': 'Manager',
  'noShow.read': 'Manager',
  'takings.read': 'Manager',
  'day.close': 'Manager',
  'invoice.draft': 'Manager',
  'export.read': 'Manager',
  'history.read': 'Editor',
  'slotEdit.create': 'Editor',
  'slotEdit.read': 'Editor',
  'event.edit': 'Editor',
  'file.create': 'Editor',
  'message.read': 'Manager',
  'message.sendAgain': 'Manager',
  'calendar.ofTrack': 'Manager',
  'board.link': 'Manager',
  'user.readAny': 'Manager',
  'rider.read': 'Manager',
  'rider.note': 'Manager',
  'rider.removeAnyNote': 'Editor',
  'user.editAny': 'Admin',
  'user.deleteAny': 'Admin',
  'park.edit': 'Admin',
  'content.edit': 'Admin',
  'picture.read': 'Editor',
  'track.edit': 'Admin',
  'season.read': 'Editor',
  'season.edit': 'Editor',
  'user.invite': 'Admin',
  'audit.read': 'Admin',
  'page.bookings': 'Manager',
  'page.edit': 'Editor',
  'page.history': 'Editor',
} as const satisfies Record<string, Role>;

export type Action = keyof typeof leastRole;

/** `null` is a visitor who is not logged in; visitors may do none of the listed actions. */
export function may(role: Role | null, action: Action): boolean {
  return role !== null && roles.indexOf(role) >= roles.indexOf(leastRole[action]);
}
