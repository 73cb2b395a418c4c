/** What the audit log tells of (WIRE.md, AuditEntry): every action, and what kind of row it is about. */
export const auditSubjects = {
  'slot.create': 'Slot',
  'slot.edit': 'Slot',
  'slot.delete': 'Slot',
  'slot.book': 'Slot',
  'slot.cancel': 'Slot',
  'slot.walkIn': 'Slot',
  'slot.move': 'Slot',
  'slot.noShow': 'Slot',
  'slotEdit.create': 'SlotEdit',
  'payment.create': 'Payment',
  'payment.void': 'Payment',
  'event.create': 'Event',
  'event.edit': 'Event',
  'event.delete': 'Event',
  'file.create': 'File',
  'park.edit': 'Park',
  'content.edit': 'Page',
  'picture.create': 'Picture',
  'picture.edit': 'Picture',
  'picture.delete': 'Picture',
  'track.create': 'Asset',
  'track.edit': 'Asset',
  'track.delete': 'Asset',
  'season.change': 'Season',
  'season.undo': 'Season',
  'user.invite': 'users',
  'user.edit': 'users',
  'user.delete': 'users',
} as const;

export type AuditAction = keyof typeof auditSubjects;
export type AuditSubject = (typeof auditSubjects)[AuditAction];
