import { auditRow } from './audit.schema.ts';
import type { WireCollection } from './collections.ts';

export const auditCollection = { name: 'AuditEntry', row: auditRow } as const satisfies WireCollection;

/** The audit log's actions (WIRE.md, AuditEntry), each with the kind of row that it is about. */
export const auditSubjects = {
  'slot.create': 'Slot',
  'slot.edit': 'Slot',
  'slot.delete': 'Slot',
  'slot.book': 'Slot',
  'slot.cancel': 'Slot',
  'slot.walkIn': 'Slot',
  'slot.move': 'Slot',
  'slot.noShow': 'Slot',
  'party.name': 'Party',
  'slot.checkIn': 'Slot',
  'slot.freeMissed': 'Slot',
  'slotEdit.create': 'SlotEdit',
  'bill.pay': 'Bill',
  'payment.create': 'Payment',
  'payment.void': 'Payment',
  'payment.refund': 'Payment',
  'payment.receipt': 'Payment',
  'money.answer': 'Money',
  'day.close': 'Day',
  'pass.adjust': 'Pass',
  'pass.void': 'Pass',
  'pass.withdraw': 'Pass',
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
  'track.calendar': 'Asset',
  'board.link': 'Park',
  'season.change': 'Season',
  'season.undo': 'Season',
  'message.sendAgain': 'Message',
  'user.invite': 'users',
  'user.edit': 'users',
  'user.delete': 'users',
  'user.note': 'users',
  'user.noteDelete': 'users',
} as const;

export type AuditAction = keyof typeof auditSubjects;
export type AuditSubject = (typeof auditSubjects)[AuditAction];
