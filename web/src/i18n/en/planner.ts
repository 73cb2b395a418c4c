import { payHoldMinutes } from '@cablepark/domain/payments/checkout';
import type { planner as pl } from '../pl/planner.ts';
import { counter, numbersIn } from '../plural.ts';
import { closureReasons } from './closures/reasons.ts';

const count = counter('en');
const inDigits = numbersIn('en');

/** How long a slot is held for its payment. */
const timeToPay = () => count(payHoldMinutes, { one: 'minute', other: 'minutes' });
const payHere = 'You pay at the park.';

function allFree(slots: number): string {
  return `${slots}\u00a0available`;
}

export const planner: typeof pl = {
  group: 'Five or more? Ask for an offer',
  title: 'Book',
  chooseTrack: 'Choose a track',
  oneTrack: 'Book your time on the water',
  tracksLead: 'Pick a track, a day and a time.',
  oneTrackLead: 'See what stands on the track, then pick a day and a time.',
  pickDayAndTime: 'Pick a day and a time.',
  trackLength: (metres) => `${metres} m`,
  lengthLabel: 'Length:',
  levelLabel: 'Level:',
  levels: { 'first-time': 'first time', sporty: 'intermediate', pro: 'pro' },
  trackClosed: 'This track isn’t taking bookings right now.',
  trackClosedOther: 'This track isn’t taking bookings right now. Choose another one.',
  trackClosedStaff: 'This track is closed: only the staff can book it.',
  closedBadge: 'Closed',
  seeTrack: 'See the calendar',
  noTracksTitle: 'There are no tracks yet',
  noTracksText: 'Booking starts when we add the first track. A question? Call us.',
  noTracksStaff:
    'Without a track there are no slots and no bookings. An administrator of the park adds tracks.',
  noTracksAdmin: 'Without a track there are no slots and no bookings. Add the first one: a name is enough.',
  addTrack: 'Add a track',
  needsScripts: 'Booking needs JavaScript. Turn it on in your browser, or call us.',
  bookTrack: 'See available times',
  obstaclesOf: (track) => `Obstacles: ${track}`,
  loginToBook: 'Please log in to book',
  loginToBookText:
    'After logging in you come straight back to this booking. New here? An account takes a minute.',
  logIn: 'Log in',
  createAccount: 'Create an account',
  tooLateToBook: 'Too late to book. Choose a later slot.',
  booked: 'Successfully booked',
  bookedTitle: (time) => `Booked ✓ ${time}`,
  addNext: (time) => `Add ${time}`,
  undo: 'Undo',
  allDone: 'Done',
  cancelled: 'Reservation canceled.',
  cancelFailed: 'Failed to cancel reservation.',
  noFreeSlots: 'No free slots',
  slotTaken: 'This slot is already taken. Choose another one.',
  slotTakenByOther: 'The slot has just been booked by another rider. Choose another one.',
  goneTitle: 'This slot was just taken',
  goneText: (slot) => `The next available one on this track:\n${slot}`,
  goneAll: 'Nothing is available after this time. Try another day or track.',
  askForNext: 'Choose this one',
  othersTook: (slots) => `${count(slots, { one: 'slot has', other: 'slots have' })} just been taken.`,
  othersFreed: (slots) => `${count(slots, { one: 'slot is', other: 'slots are' })} available again.`,
  limits: {
    inAll: (limit) =>
      `You already have ${count(limit, { one: 'booking', other: 'bookings' })} to come, which is the most for now. Cancel one, wait for your next ride, or call us.`,
    onDay: (limit) =>
      `You already have ${count(limit, { one: 'booking', other: 'bookings' })} on this day, which is the most. Choose another day, or call us.`,
    prove: 'Confirm your e-mail address on your account page to book more.',
    holdAgain: (time) =>
      `You let this slot go twice without paying. You can book it again from ${time}. Until then choose another slot, or call us.`,
    tooOften: (time) =>
      `That was a lot of bookings in a short time. You can book again from ${time}, and cancel at any time.`,
  },
  closedUntil: (time, reason) =>
    `This track is closed until ${time}${reason === null ? '' : ` (${reason})`}. Choose another time or another track.`,
  closureReasons,
  bookingFailed: (message) => `Failed to book the slot: ${message}`,
  unsure: 'Connection lost. Checking whether your booking went through…',
  unsureCancelling: 'Connection lost. Checking whether the cancellation went through…',
  notChanged: 'Connection lost. Nothing has changed. Please try again.',
  unknownOutcome: 'We don’t know whether the change went through. Check “My slots” before you try again.',
  bookQuestion: 'Book this slot?',
  bookTerms: (free) => `${payHere} Cancelling is free of charge up to ${free} before the start.`,
  bookTermsLate: (limit, price) =>
    `${payHere} The start is less than ${limit} away, so we may charge up to ${price} if you cancel.`,
  fixedTime: 'A slot has a set time, so there is no 14-day right of withdrawal.',
  payOnlineToo: 'Once you have booked, you can also pay online.',
  bookTermsFirst: (free) =>
    `You have ${timeToPay()} to pay online, and we hold the slot until then. Cancelling is free of charge up to ${free} before the start, and you get your money back.`,
  bookTermsFirstLate: (limit) =>
    `You have ${timeToPay()} to pay online, and we hold the slot until then. The start is less than ${limit} away, so if you cancel, the money is not refunded.`,
  book: 'Book, pay at the park',
  bookAndPay: 'Book and pay online',
  pass: {
    takes: {
      rides: (name, takes, left) =>
        `“${name}”: uses ${count(takes, { one: 'slot', other: 'slots' })}, ${inDigits(left)} left.`,
      minutes: (name, takes, left) => `“${name}”: uses ${inDigits(takes)} min, ${inDigits(left)} min left.`,
    },
    terms: (free) =>
      `Cancelling is free of charge up to ${free} before the start, and the slot goes back to the pass.`,
    termsLate: (limit) =>
      `The start is less than ${limit} away, so after cancelling the slot does not go back to the pass.`,
    book: 'Book on the pass',
    booked: 'Booked on the pass',
    pay: 'Pay with a pass',
    payAt: (time, track) => `Pay with a pass: ${time}, ${track}`,
    payQuestion: 'Pay with a pass?',
    paid: 'Paid with the pass.',
    payFailed: 'We couldn’t charge your pass.',
  },
  cancelQuestion: 'Cancel this booking?',
  cancelLate: (limit, price) =>
    `You are cancelling less than ${limit} before the start, so we may charge up to ${price}.`,
  cancelFree: 'Cancelling is free of charge.',
  cancelBooking: 'Cancel booking',
  move: 'Move',
  undoing: {
    label: 'Undo the cancellation',
    promised: (seconds) => `You can undo it for ${count(seconds, { one: 'second', other: 'seconds' })}.`,
    never: 'This cannot be undone.',
    cancelled: (time) => `Cancelled: ${time}`,
    unsure: 'Connection lost. Checking whether your booking is back…',
    done: 'Your booking is back',
    taken: 'Somebody has just taken this slot. Your booking stays cancelled. Choose another slot.',
    tooLate: 'It is too late to undo this: your booking is cancelled. If the slot is free, book it again.',
    failed: 'This could not be undone, your booking is cancelled',
  },
  keepBooking: 'Keep it',
  bookAll: (slots, price) => `${allFree(slots)}, ${price}`,
  bookAllLabel: ': book',
  bookAllQuestion: (slots, from, until) =>
    `Book ${count(slots, { one: 'available slot', other: 'available slots' })} between ${from} and ${until}?`,
  bookedSome: (done, of) => `${done} of ${of} booked. The others are already taken.`,
  bookedPart: (done, of) => `${done} of ${of} booked.`,
  bookedMany: (slots) => `${count(slots, { one: 'slot', other: 'slots' })} booked.`,
  total: (price) => `Total ${price}`,
  giveBack: {
    question: 'Cancel this paid booking?',
    money: (amount) =>
      `${amount} will be refunded to your original payment method, usually within a few days.`,
    ride: 'The slot goes back to the pass.',
    before: 'This slot has already been refunded.',
    unsure: 'The payment provider has given all or some of the money back. We’ll settle the rest with you.',
    nothing: 'It is too late to cancel free of charge: neither the money nor the slot on a pass comes back.',
    button: 'Cancel and get a refund',
    buttonNothing: 'Cancel without a refund',
    done: 'Booking cancelled.',
    doneMoney: (amount) => `Booking cancelled, ${amount} goes back to you.`,
    doneRide: 'Booking cancelled, the slot is back on the pass.',
  },
  paidTitle: 'This slot is paid for',
  paidText:
    'A booking that was paid at the park cannot be cancelled online. Call us and we’ll settle a refund or another time.',
  tracks: 'Tracks',
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  today: 'Today',
  legend: 'Legend',
  calendar: (month) => `Calendar: ${month}`,
  freeOf: (free, total) => `${free} of ${total} available`,
  noSlots: 'no slots',
  youRide: 'you have a booking',
  withEvents: (events) => count(events, { one: 'event', other: 'events' }),
  state: {
    free: 'available',
    taken: 'taken',
    mine: 'yours',
    held: 'to be paid',
    ended: 'past',
    closed: 'closed',
  },
  payWithin: (time) => `Pay ${time}`,
  legendDay: { free: 'available', full: 'taken', mine: 'yours', event: 'event', gray: 'unavailable' },
  pending: 'one moment…',
  place: ({ number, of }) => `place ${number} of ${of}`,
  earlierHours: 'Earlier hours',
  longSlots: 'Longer slots',
  noSlotsTitle: 'No slots on this day',
  dayPast: 'This day has passed',
  nextFreeDay: (day) => `Next available day: ${day}`,
  pickDay: 'Pick a day',
  pickDayText: 'Pick a day in the calendar to see its times.',
  loadFailed: 'Could not load the calendar',
  asOf: (time) => `As of ${time}.`,
  stale: (time) => `Could not refresh. As of ${time}.`,
  pictures: {
    'obstacle-kicker-l': 'A rider high in the air above the big blue kicker',
    'obstacle-kicker-m': 'A medium kicker on calm water, the forest behind it',
    'obstacle-pipe': 'A rider slides along a bent yellow pipe above the water',
    'obstacle-wave-box': 'A wavy box on the water with buoys beside it',
    'obstacle-kicker-s': 'A small kicker for first jumps',
    'obstacle-flat-box': 'A rider crosses a low flat box with red stripes',
    'obstacle-down-rail': 'A sloping rail that runs down into the water',
    'obstacle-start-dock': 'An instructor on the dock helps a beginner to start',
  },
};
