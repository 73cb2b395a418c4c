import type { RideTexts } from './ride-texts.ts';

const number = new Intl.NumberFormat('en-GB');

export const ridesEn: RideTexts = {
  greeting: 'Hello,',
  farewell: 'See you on the water!',
  track: (track) => `Track\u00a0${track}`,
  hours: (hours) => `${number.format(hours)}\u00a0${hours === 1 ? 'hour' : 'hours'}`,
  price: (amount) => `${amount}\u00a0zł`,
  bookedSubject: (park, when, count) =>
    count === 1 ? `${park}: your booking, ${when}` : `${park}: your ${count} bookings, ${when}`,
  booked: (count, byStaff) => {
    if (byStaff)
      return count === 1 ? 'We have booked a slot for you:' : 'We have booked these slots for you:';
    return count === 1 ? 'Your slot is booked:' : 'Your slots are booked:';
  },
  moreRides: (count) => `… and ${number.format(count)} more in My slots.`,
  terms: ({ free, isPaid }) =>
    isPaid
      ? 'We have your payment, thank you.'
      : `You pay at the park: cash, card, BLIK or a pass. Cancelling is free of charge up to ${free} before the start.`,
  calendar: (count) =>
    count > 1 ? 'Entries for your calendar are attached.' : 'An entry for your calendar is attached.',
  joinedSubject: (park, event) => `${park}: you’re in, ${event}`,
  joined: (event) => `You have a place at “${event}”:`,
  movedSubject: (park) => `${park}: your booking has a new time`,
  moved: (byStaff) => (byStaff ? 'We have moved your booking to another time:' : 'Your booking is moved:'),
  movedFrom: (ride) => `Before: ${ride}`,
  movedTo: (ride) => `Now: ${ride}`,
  movedMoney: (isPaid, price) => (isPaid ? 'Your payment goes with it.' : `You pay at the park: ${price}.`),
  movedWrong: 'Does the new time not suit you? Let us know:',
  movedCalendar: 'The attachment changes the entry in your calendar.',
  cancelledSubject: (park, count) =>
    count === 1 ? `${park}: your booking is cancelled` : `${park}: your ${count} bookings are cancelled`,
  cancelled: (count, byStaff) => {
    if (byStaff) return count === 1 ? 'We have cancelled your booking:' : 'We have cancelled your bookings:';
    return count === 1 ? 'Your booking is cancelled:' : 'Your bookings are cancelled:';
  },
  moreCancelled: (count) => `… and ${number.format(count)} more. My slots shows what you still have.`,
  cancelledMoney: (money) => {
    if (money.kind === 'nothing') return 'There is nothing to pay.';
    if (money.kind === 'unpaid') return 'Nothing had been paid, so there is nothing to give back.';
    if (money.kind === 'late')
      return `The start was less than ${money.free} away, so we may charge up to ${money.price}.`;
    if (money.kind === 'moneyBack')
      return `${money.amount} goes back the way it came, mostly within a few days.`;
    if (money.kind === 'kept')
      return `There was less than ${money.free} to the start, so the money does not come back.`;
    if (money.kind === 'passEnded')
      return 'The pass that paid for it no longer works: whoever bought it has withdrawn from the contract.';
    if (money.kind === 'rideBack') return 'The slot is back on your pass.';
    if (money.kind === 'forfeited')
      return `The start was less than ${money.free} away, so the slot does not go back to your pass.`;
    return `The payment of ${money.amount} has been voided. If the money is not back with you yet, please call us.`;
  },
  cancelledCalendar: (count) =>
    count > 1
      ? 'The attachments take the entries out of your calendar.'
      : 'The attachment takes the entry out of your calendar.',
  noShowSubject: (park) => `${park}: we missed you`,
  noShow: 'By our notes you did not come to this slot:',
  noShowWrong: 'Is that a mistake? Let us know and we will put it right:',
  noShowUndoneSubject: (park) => `${park}: our mistake, put right`,
  noShowUndone: 'We wrote that you had not come to this slot. That was our mistake, and it is put right:',
  reminderSubject: (park, when) => `${park}: a reminder, ${when}`,
  reminder: (count) => (count === 1 ? 'A reminder of your slot:' : 'A reminder of your slots:'),
  soon: 'You start soon:',
  cannotCome: (free) => `Can’t come? Cancelling is free of charge up to ${free} before the start:`,
  cannotComeSoon: 'Can’t come? Let us know:',
  noReminders: 'Stop reminding me',
  seeOrCancel: 'See or cancel your booking',
  seeOrCancelOne: (ride) => `See or cancel: ${ride}`,
  digestSubject: (park, count) => `${park}: new bookings (${count})`,
  digest: 'These bookings have come in since yesterday evening:',
  digestMore: (count) => `… and ${number.format(count)} more. The page of bookings has them all:`,
  allBookings: 'All bookings',
  noDigest: 'Stop these e-mails',
  seasonSubject: (park) => `${park}: the season is open`,
  season: (firstDay) => `Slots of the new season can be booked now. The first day is ${firstDay}.`,
  seasonAsked: 'We write of this once a year, because you asked for it in your account.',
  noSeason: 'Stop writing about seasons',
  passLowSubject: (park) => `${park}: your pass is nearly used up`,
  passLow: (pass, left) =>
    left === 1
      ? `There is one slot left on your pass “${pass}”.`
      : `There are ${left} slots left on your pass “${pass}”.`,
  passUntil: (lastDay) => `It is valid until ${lastDay}.`,
  passEndsSubject: (park, lastDay) => `${park}: your pass is valid until ${lastDay}`,
  passEnds: (pass, lastDay) => `Your pass “${pass}” is valid until ${lastDay}.`,
  passLeft: {
    rides: (left) => (left === 1 ? 'There is one slot left on it.' : `There are ${left} slots left on it.`),
    minutes: (left) => `There are ${left} minutes left on it.`,
  },
  paidSubject: (park, amount) => `${park}: payment of ${amount}`,
  paidLateSubject: (park, amount) => `${park}: ${amount} goes back to you`,
  paid: (amount) => `Thank you, we have your payment of ${amount}. Paid:`,
  paidLate: (amount) =>
    `The money came too late, and this could no longer be bought. ${amount} goes back the way it came, mostly within a few days:`,
  paidFree: 'Free at about that time:',
  paidNumber: (number, when) => `Payment number: ${number}, ${when}.`,
  paidReceipt: 'This message is neither a receipt nor an invoice. The park gives you one.',
  sampleSubject: (subject) => `Sample: ${subject}`,
  yourBookings: 'Your bookings',
  directions: 'How to find us',
  planner: 'Available slots',
  contact: 'Contact',
};
