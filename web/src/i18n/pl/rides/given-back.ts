import { nonBreaking } from '../nonBreaking.ts';

/** What came back to a rider, below the past slots. */
const texts = {
  heading: 'Oddane sloty',
  loadFailed: 'Nie udało się wczytać oddanych slotów',
  back: {
    ride: 'Slot wrócił na karnet',
    money: (sum: string) => `Oddaliśmy ${sum}`,
    rainCheck: 'Masz bon na później',
  },
  reason: {
    cancelled: 'slot anulowany na czas',
    soldAgain: 'późno anulowany slot wziął ktoś inny',
    closed: 'tor był zamknięty',
    delayed: 'slot się opóźnił',
    rainCheck: 'tor był zamknięty lub slot się opóźnił',
    desk: 'tak postanowiła obsługa',
  },
};

export const givenBack = nonBreaking(texts);
