/** What `/items/…` answers for. */
export type ItemCollectionName =
  | 'Slot'
  | 'Event'
  | 'Asset'
  | 'Payment'
  | 'Pass'
  | 'PassEntry'
  | 'PassMember'
  | 'SlotEdit'
  | 'BookingHistory'
  | 'NoShow'
  | 'AuditEntry';
