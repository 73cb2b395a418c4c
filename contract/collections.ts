/** The collections of `/items/…`. */
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
