/** Messages on a rider's phone or computer. */
export const push = {
  heading: 'Powiadomienia',
  note: 'Przypomnienia o slotach i wiadomości, że coś zmieniliśmy w Twojej rezerwacji, od razu na ekranie telefonu albo komputera. E-maile przychodzą jak dotąd.',
  turnOn: 'Włącz na tym urządzeniu',
  turningOn: 'Włączanie…',
  isOn: 'Włączone. O zmianach i przypomnieniach dowiesz się na tym urządzeniu.',
  turnOff: 'Wyłącz',
  turnOffThis: (device: string, moment: string) => `Wyłącz powiadomienia: ${device}, włączone ${moment}`,
  turnedOff: 'Powiadomienia wyłączone.',
  since: (moment: string) => `Włączone: ${moment}`,
  current: 'To urządzenie',
  unknown: 'Nieznane urządzenie',
  onlyHere: 'Po wylogowaniu z urządzenia powiadomienia na nim się wyłączają.',
  denied:
    'Ta przeglądarka blokuje nasze powiadomienia. Zezwól na nie w jej ustawieniach tej strony i spróbuj ponownie.',
  homeScreen:
    'Na iPhonie i iPadzie powiadomienia działają po dodaniu strony do ekranu początkowego: „Udostępnij”, potem „Do ekranu początkowego”. Otwórz ją stamtąd i włącz je tutaj.',
  unable: 'Ta przeglądarka nie pokazuje powiadomień ze stron. Spróbuj w innej.',
  loadFailed: 'Nie udało się sprawdzić, gdzie wysyłamy powiadomienia.',
  failed: 'Nie udało się włączyć powiadomień. Spróbuj ponownie.',
  endFailed: 'Nie udało się wyłączyć powiadomień',
  offer: {
    title: 'Powiadomienia o rezerwacji',
    text: 'Przypomnimy Ci o slocie i damy znać, jeśli coś się zmieni, prosto na tym urządzeniu.',
    accept: 'Włącz powiadomienia',
    decline: 'Nie, dziękuję',
    close: 'Zamknij',
  },
};
