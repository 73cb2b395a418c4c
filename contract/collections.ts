/** What `/items/…` answers for. */
export type ItemCollectionName =
  | 'Slot'
  | 'Event'
  | 'Asset'
  | 'Payment'
  | 'SlotEdit'
  | 'BookingHistory'
  | 'NoShow'
  | 'AuditEntry';
