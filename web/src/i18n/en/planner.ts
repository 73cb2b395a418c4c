import type { planner as pl } from '../pl/planner.ts';

export const planner: typeof pl = {
  title: 'Planner',
  chooseTrack: 'Choose a track',
  loginToBook: 'Please log in to book',
  tooLateToBook: 'Too late to book',
  booked: 'Successfully booked',
  cancelled: 'Reservation canceled.',
  noFreeSlots: 'No free slots',
  slotTaken: 'This slot is already taken.',
  slotTakenByOther: 'The slot has already been booked by another user.',
  bookingFailed: (message: string) => `Failed to book the slot: ${message}`,
};
