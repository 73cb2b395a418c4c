import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('pl');
const slots = (n: number) => count(n, { one: 'slot', few: 'sloty', other: 'slotów' });

const texts = {
  title: 'Płatność online',
  lead: 'BLIK, szybki przelew albo karta. Płacisz na stronie operatora, a potem wracasz tutaj.',
  toAccount: 'Moje sloty',
  toPasses: 'Moje karnety',
  toPlanner: 'Wolne sloty',
  total: 'Razem',
  loadFailed: 'Nie udało się wczytać płatności',
  off: 'Płatności online są wyłączone',
  offHint: 'Za slot i karnet zapłacisz na miejscu.',
  nothing: 'Nie ma tu nic do zapłacenia',
  nothingHint: 'Slot jest już opłacony, nic nie kosztuje albo ma go ktoś inny.',
  unknown: 'Nie ma tu takiej płatności',
  unknownHint: 'Link jest niepełny albo zapłacono z innego konta. To, co masz, widać na Twoim koncie.',
  wantsInvoice: 'Potrzebuję dokumentu na firmę',
  taxId: 'NIP',
  taxIdHint: 'Dziesięć cyfr. Dokument wystawimy my.',
  taxIdWrong: 'To nie jest poprawny NIP.',
  payAmount: (amount: string) => `Zapłać ${amount}`,
  passMayBeReturned:
    'Kupując, prosisz, żeby karnet działał od razu. Przez 14 dni możesz odstąpić od umowy: zapłacisz wtedy tylko za sloty, które się zaczęły albo zostały anulowane za późno. Instrukcja i formularz przyjdą e-mailem.',
  starting: 'Łączymy z operatorem płatności…',
  failed: 'Nie udało się zacząć płatności',

  open: 'Czekamy na płatność',
  openHint: 'Jeśli płatność już zrobiona, potwierdzenie pojawi się tu samo, zwykle w kilka sekund.',
  within: (time: string) => `Na zapłatę zostało ${time}`,
  lastSeconds: 'Czas na zapłatę właśnie się kończy. Sprawdzamy, czy pieniądze doszły.',
  goOn: 'Przejdź do płatności',
  paid: 'Zapłacone',
  paidHint: 'Potwierdzenie wysłaliśmy e-mailem. Do zobaczenia na wodzie!',
  paidPass: 'Zapłacone, karnet jest Twój',
  late: 'Pieniądze przyszły po czasie',
  lateHint: (amount: string) =>
    `Tego nie dało się już kupić. Oddajemy ${amount} tą samą drogą, zwykle w kilka dni.`,
  lateRefused: (amount: string) =>
    `Tego nie dało się już kupić, a zwrot ${amount} nie przeszedł. Oddamy je inaczej: odezwiemy się, a możesz też do nas zadzwonić.`,
  expired: 'Czas na płatność minął',
  expiredHint: 'Nic nie pobraliśmy. Jeśli sloty są jeszcze wolne, możesz spróbować ponownie.',
  again: 'Spróbuj ponownie',
  review: 'Wyjaśniamy tę płatność',
  reviewHint: 'Coś się nie zgadza z kwotą. Odezwiemy się, a możesz też do nas zadzwonić.',
  goesBack: {
    created: 'wraca do Ciebie',
    sent: 'w drodze do Ciebie',
    done: 'zwrócone',
    refused: 'zwrot wyjaśniamy',
  },

  heldHeading: (n: number) => (n === 1 ? 'Slot czeka na płatność' : `${slots(n)} do zapłacenia`),
  heldHint: 'Po tym czasie rezerwacja przepada.',
  now: 'Zapłać',

  buy: 'Kup karnet online',
  buyHint: 'Karnet będzie na Twoim koncie od razu po płatności.',
  buyShort: 'Kup',
  buyOne: (name: string) => `Kup: ${name}`,
};

export const pay = nonBreaking(texts);
