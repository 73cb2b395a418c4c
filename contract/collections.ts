/** What `/items/…` answers for. */
export type ItemCollectionName =
  | 'Slot'
  | 'Event'
  | 'Asset'
  | 'Payment'
  | 'Pass'
  | 'PassEntry'
  | 'SlotEdit'
  | 'BookingHistory'
  | 'NoShow'
  | 'AuditEntry';
