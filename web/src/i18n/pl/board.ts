import { nonBreaking } from './nonBreaking.ts';

/** The screen on the dock: read from eight metres, so every line is short. */
const texts = {
  title: 'Tablica',
  now: 'Teraz',
  next: 'Następny start',
  free: 'Najbliższe wolne',
  someone: 'Zajęte',
  group: 'Grupa',
  andMore: (names: string, more: number) => `${names} i ${more}`,
  linkOver: 'Link tej tablicy zmieniono. Nowy ma obsługa.',
  open: 'Wolne',
  nobody: 'Nikt nie pływa',
  noneNext: 'Dziś już nic',
  noneFree: 'Dziś już brak',
  left: (minutes: number) => `jeszcze ${minutes} min`,
  /** Of a free slot that runs. */
  until: (time: string) => `do ${time}`,
  closed: 'Tor zamknięty',
  asleep: 'Do zobaczenia!',
  asleepUntil: (time: string) => `Następny start: ${time}`,
  stale: (time: string) => `Stan z ${time}. Czekamy na połączenie.`,
  loadFailed: 'Nie udało się wczytać slotów. Próbujemy dalej.',
  noTracks: 'Park nie ma jeszcze torów.',
};

export const board = nonBreaking(texts);
