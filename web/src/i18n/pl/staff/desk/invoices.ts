export const invoices = {
  title: 'Szkice faktur',
  notFiscal:
    'Płatności z NIP-em przekazujemy do programu księgowego jako szkice, pod naszym numerem. Fakturę wystawia księgowy. Sami nie wystawiamy faktur ani paragonów i niczego nie wysyłamy do KSeF.',
  none: 'W tym okresie nikt nie podał NIP-u.',
  loadFailed: 'Nie udało się wczytać szkiców faktur.',
  failed: 'Nie udało się przekazać szkiców.',
  handOver: (service: string) => `Przekaż do programu ${service}`,
  taxId: (taxId: string) => `NIP ${taxId}`,
  number: (number: string) => `nasz numer ${number}`,
  document: (id: string) => `numer w programie ${id}`,
  sentAmount: (amount: string) =>
    `szkic ma ${amount}, a od przekazania kwota się zmieniła: popraw go w programie`,
  mark: (state: string) => `Szkic faktury: ${state}`,
  states: {
    'to-send': 'do przekazania',
    accepted: 'przyjęty, powstaje',
    sent: 'przekazany',
    refused: 'odrzucony',
  },
  waits: {
    unreachable: 'program nie odpowiada: spróbuj ponownie za chwilę',
    busy: 'za dużo zapytań: spróbuj ponownie za minutę',
    key: 'program nie przyjmuje klucza: sprawdź ustawienia serwera',
  },
};
