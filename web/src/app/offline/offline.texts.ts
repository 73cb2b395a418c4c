import type { Language } from '@cablepark/domain/time/language';

interface OfflineTexts {
  siteName: string;
  title: string;
  state: string;
  back: string;
  nothing: string;
  nothingHint: string;
  noSlots: string;
  noSlotsHint: string;
  next: string;
  underWay: string;
  later: string;
  asOf: (moment: string) => string;
  pass: string;
  showPass: string;
  qrOf: (name: string) => string;
  call: (phone: string) => string;
  again: string;
  open: string;
  lead: string;
}

const pl: OfflineTexts = {
  siteName: 'Cable Park',
  title: 'Bez połączenia',
  state: 'Bez połączenia',
  back: 'Sieć wróciła',
  nothing: 'Tu nie ma zasięgu',
  nothingHint: 'Strona otworzy się sama, gdy wróci sieć.',
  noSlots: 'Nie masz nadchodzących slotów',
  noSlotsHint: 'Rezerwować możesz, gdy wróci zasięg. Pilne? Zadzwoń.',
  next: 'Następny slot',
  underWay: 'Twój slot trwa',
  later: 'Potem',
  asOf: (moment) => `Stan z ${moment}`,
  pass: 'Twój karnet',
  showPass: 'Pokaż kod obsłudze.',
  qrOf: (name) => `Kod QR: ${name}`,
  call: (phone) => `Zadzwoń: ${phone}`,
  again: 'Spróbuj jeszcze raz',
  open: 'Otwórz stronę',
  lead: 'Rezerwować i anulować możesz, gdy wróci zasięg. Pilne? Zadzwoń.',
};

const en: OfflineTexts = {
  siteName: 'Cable Park',
  title: 'No connection',
  state: 'No connection',
  back: 'You are back online',
  nothing: 'No signal here',
  nothingHint: 'The page opens by itself when the connection is back.',
  noSlots: 'You have no upcoming slots',
  noSlotsHint: 'You can book once the connection is back. Urgent? Call us.',
  next: 'Your next slot',
  underWay: 'Your slot is on now',
  later: 'After that',
  asOf: (moment) => `As of ${moment}`,
  pass: 'Your pass',
  showPass: 'Show the code to the staff.',
  qrOf: (name) => `QR code: ${name}`,
  call: (phone) => `Call: ${phone}`,
  again: 'Try again',
  open: 'Open the site',
  lead: 'You can book and cancel once the connection is back. Urgent? Call us.',
};

export const offlineTexts: Record<Language, OfflineTexts> = { pl, en };
