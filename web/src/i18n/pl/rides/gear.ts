import { nonBreaking } from '../nonBreaking.ts';

/** What riders need at their rides. */
const texts = {
  need: 'Potrzebuję sprzętu',
  hint: 'Zaznacz, co przygotować. Zapłacisz na miejscu.',
  gear: 'Sprzęt',
  change: 'Zmień sprzęt',
  changeAt: (time: string, track: string) => `Zmień sprzęt: ${time}, ${track}`,
  save: 'Zapisz sprzęt',
  saved: 'Zapisano sprzęt.',
  failed: 'Nie udało się zapisać sprzętu',
  notSaved: 'Slot jest Twój, ale sprzętu nie udało się zapisać. Dodaj go w Moich slotach.',
  loadFailed: 'Nie udało się wczytać sprzętu',
};

export const gear = nonBreaking(texts);
