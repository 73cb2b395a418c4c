import { pageTexts } from '../openedTexts.ts';

export const mailedBookingTexts = pageTexts({
  pl: async () => (await import('../pl/mailed-booking.ts')).mailedBooking,
  en: async () => (await import('../en/mailed-booking.ts')).mailedBooking,
});
