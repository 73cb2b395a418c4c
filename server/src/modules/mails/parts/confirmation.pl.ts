import type { ConfirmationTexts } from './confirmation-texts.ts';

export const confirmationPl: ConfirmationTexts = {
  file: 'potwierdzenie-umowy',
  title: 'Potwierdzenie umowy',
  what: 'Przedmiot umowy i cena',
  total: (amount, withVat) => `Razem: ${amount}${withVat ? ' (cena zawiera VAT)' : ''}.`,
  concluded: (moment) => `Umowa zawarta: ${moment}.`,
  payHere: 'Płatność: na miejscu.',
  paid: 'Płatność: opłacone.',
  paidOnline: (number, when) => `Płatność: online, numer ${number}, ${when}.`,
  seller: 'Sprzedawca',
  taxId: (number) => `NIP ${number}`,
  email: (address) => `E-mail: ${address}`,
  phone: (number) => `Telefon: ${number}`,
  cancelling: 'Anulowanie rezerwacji',
  cancellingText: (closes, free) => [
    `Rezerwację anulujesz na stronie najpóźniej ${closes} przed startem. Później zadzwoń do nas.`,
    `Anulowanie jest bezpłatne, jeśli zrobisz to co najmniej ${free} przed startem: płatność online wraca tą samą drogą, a slot na karnet. Za późniejsze możemy naliczyć opłatę do wysokości ceny slotu, a to, co już opłacone, nie wraca.`,
  ],
  noWithdrawal: 'Bez prawa odstąpienia',
  noWithdrawalText:
    'Slot to wypoczynek w oznaczonym terminie, dlatego nie można od niego odstąpić w ciągu 14 dni bez podania przyczyny (art. 38 ust. 1 pkt 12 ustawy o prawach konsumenta). Zamiast tego działają zasady anulowania.',
  withdrawal: 'Pouczenie o prawie odstąpienia od umowy',
  withdrawalText: ({ pass, unit, until, url }) => [
    `Od umowy o „${pass}” możesz odstąpić bez podania przyczyny w ciągu 14 dni od jej zawarcia, do końca dnia ${until}.`,
    `Najprościej zrobisz to na stronie ${url}: „Odstąp od umowy tutaj”, a potem „Potwierdź odstąpienie”. Potwierdzenie z treścią, datą i godziną od razu wyślemy Ci e-mailem. Możesz też poinformować nas inaczej, w jednoznacznym oświadczeniu, na przykład listem albo e-mailem. Możesz użyć formularza poniżej, ale nie musisz. Wystarczy, że wyślesz oświadczenie przed upływem terminu.`,
    'Po odstąpieniu oddamy Ci pieniądze niezwłocznie, najpóźniej w ciągu 14 dni od dnia, w którym dostaniemy oświadczenie, takim samym sposobem, w jaki była zapłata. Nie ponosisz za to żadnych opłat.',
    unit === 'rides'
      ? 'Jeśli karnet był już używany, zapłacisz tylko za sloty, które się zaczęły albo zostały anulowane za późno, po cenie jednego slotu z karnetu. Przyszłe sloty z tego karnetu anulujemy.'
      : 'Jeśli karnet był już używany, zapłacisz tylko za minuty slotów, które się zaczęły albo zostały anulowane za późno, po cenie jednej minuty z karnetu. Przyszłe sloty z tego karnetu anulujemy.',
  ],
  form: 'Wzór formularza odstąpienia od umowy',
  formText: ({ pass, seller, concluded }) => [
    '(formularz wypełnij i odeślij tylko wtedy, gdy chcesz odstąpić od umowy)',
    `Adresat: ${seller.join(', ')}`,
    `Niniejszym informuję o moim odstąpieniu od umowy o świadczenie następującej usługi: ${pass}`,
    `Data zawarcia umowy: ${concluded}`,
    'Imię i nazwisko konsumenta: ____________________',
    'Adres konsumenta: ____________________',
    'Podpis konsumenta (tylko jeśli formularz jest przesyłany w wersji papierowej): ____________________',
    'Data: ____________________',
  ],
  terms: (version, from) => `Regulamin, wersja ${version}${from === null ? '' : `, obowiązuje od ${from}`}`,
  termsOfNow: 'Regulamin',
  inMail: {
    attached: 'Potwierdzenie umowy z zasadami anulowania i regulaminem jest w załączniku.',
    soldBy: (seller) => `Sprzedawca: ${seller}.`,
    fixedTime: 'Slot ma stały termin, więc zamiast 14 dni na odstąpienie działają zasady anulowania.',
    mayWithdraw: (until) => `Od umowy o karnet możesz odstąpić bez podania przyczyny do ${until}:`,
    withdraw: 'Odstąp od umowy tutaj',
  },
};
