import { holdsMuchFrom } from '@cablepark/domain/booking/ride-limits';
import type { holding as pl } from '../../../pl/staff/desk/holding.ts';
import { counter } from '../../../plural.ts';

const count = counter('en');
const rides = { one: 'booking', other: 'bookings' };

export const holding: typeof pl = {
  title: 'Many bookings',
  lead: `Who has ${holdsMuchFrom} or more bookings to come. Unpaid ones can be cancelled all at once.`,
  loadFailed: 'The list could not be loaded.',
  none: `Nobody has ${holdsMuchFrom} or more bookings to come now.`,
  coming: (n) => `${count(n, rides)} to come`,
  unpaid: (n) => `${n} unpaid`,
  held: (n) => `${n} of these waiting to be paid online`,
  allPaid: 'All paid',
  free: 'Cancel unpaid ones',
  freeOne: (name) => `Cancel unpaid ones: ${name}`,
  freeQuestion: (n, name) =>
    `Cancel ${count(n, { one: 'unpaid booking', other: 'unpaid bookings' })} of ${name}?`,
  freeText: 'Others can book these slots again, and the rider gets an e-mail about it.',
  andMore: (n) => `…and ${n} more`,
  freeConfirm: 'Cancel them',
  freed: (n) => `${count(n, rides)} cancelled.`,
  freedSome: (freed, kept) =>
    `${count(freed, rides)} cancelled. ${kept} left as they are: paid, cancelled or begun in the meantime.`,
  nothingUnpaid: 'Nothing is unpaid any more.',
  failed: 'The bookings could not be cancelled',
};
