import type { ownMove as pl } from '../pl/own-move.ts';
import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('en');

const texts: typeof pl = {
  title: 'Move your booking',
  toAccount: 'My account',
  now: 'You have',
  choose: (minutes) =>
    `Choose a free slot of the same length: ${count(minutes, { one: 'minute', other: 'minutes' })}.`,
  previousDay: 'Previous day',
  nextDay: 'Next day',
  chooseDay: 'Choose a day',
  slotsFailed: 'Could not load the free slots',
  rideFailed: 'Could not load your booking',
  none: 'No slot of this length is free on this day. Choose another day.',
  question: 'Move your booking?',
  before: 'Before',
  after: 'After',
  samePrice: (price) => `The price stays: ${price}.`,
  dearer: (price, more) => `New price: ${price}, ${more} more.`,
  cheaper: (price, less) => `New price: ${price}, ${less} less.`,
  up: (more) => `+${more}`,
  down: (less) => `−${less}`,
  late: (limit, price) => `You move it less than ${limit} before the start, so we may charge up to ${price}.`,
  confirm: 'Move',
  keep: 'Keep it',
  unsure: 'Connection lost. Checking whether your booking has moved…',
  taken: 'This slot is already taken. Your booking stays where it was. Choose another slot.',
  tooLate: 'It is too late for this slot. Your booking stays where it was. Choose another slot.',
  failed: 'Failed to move your booking',
  moved: 'Your booking has moved',
  toSlots: 'My slots',
  gone: 'This booking is not here: it was cancelled or moved, or the link is incomplete. See your slots.',
  paid: 'A booking that is paid for cannot be moved here. Call us and we will find another time.',
  held: 'This slot is awaiting payment. Pay for it first, or cancel it in My slots.',
  tooLateToMove: (limit) =>
    `Less than ${limit} before the start a booking can no longer be moved here. Please call us.`,
};

export const ownMove = nonBreaking(texts);
