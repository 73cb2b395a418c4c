import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import { counter } from '../../../plural.ts';

const count = counter('pl');
const slots = (n: number) => count(n, { one: 'slot', few: 'sloty', other: 'slotów' });
const minutes = (n: number) => count(n, { one: 'minuta', few: 'minuty', other: 'minut' });

export const passes = {
  title: 'Karnety',
  lead: 'Sprzedaj karnet, znajdź go po kodzie albo po osobie, popraw, co na nim jest.',
  find: 'Znajdź karnet',
  code: 'Kod karnetu',
  codeHint: 'Dwanaście liter i cyfr.',
  findByCode: 'Znajdź po kodzie',
  scan: {
    button: 'Skanuj kod',
    title: 'Zeskanuj kod karnetu',
    starting: 'Włączanie aparatu…',
    hint: 'Ustaw kod QR na środku obrazu.',
    other: 'To nie jest kod karnetu.',
    refused: 'Przeglądarka nie ma zgody na aparat. Włącz ją w ustawieniach tej strony albo wpisz kod.',
    missing: 'To urządzenie nie ma aparatu, którego może użyć ta strona. Wpisz kod.',
    busy: 'Aparatu używa teraz inny program. Zamknij go albo wpisz kod.',
    failed: 'Nie udało się wczytać skanera. Sprawdź połączenie albo wpisz kod.',
    type: 'Wpisz kod',
  },
  loadFailed: 'Nie udało się wczytać karnetów',
  none: 'Nie ma takiego karnetu.',

  left: {
    rides: (left: number, of: number) => `${slots(left)} z ${of}`,
    minutes: (left: number, of: number) => `${minutes(left)} z ${of}`,
  },
  voided: 'Unieważniony',
  withdrawn: (when: string) => `Kupujący odstąpił od umowy: ${when}.`,
  takenBack: (when: string) => `Sprzedaż cofnięto zaraz po pobraniu pieniędzy: ${when}.`,
  voidedFor: (when: string, reason: string) => `Unieważniono ${when}: ${reason}`,
  endedMoney: (amount: string) => `Zwrot: ${amount}.`,
  until: (day: string) => `Ważny do ${day}`,
  fromFirst: (days: number) => `Ważny ${count(days, { one: 'dzień', other: 'dni' })} od pierwszego slotu`,
  ended: (day: string) => `Nieważny, ważność minęła ${day}`,
  ownedBy: (name: string) => `Właściciel: ${name}`,
  personalOf: (name: string) => `Imienny, tylko dla: ${name}`,
  payFor: (slot: string) => `Zdejmij z karnetu: dziś ${slot}`,
  dayUsed: 'Limit karnetu na dziś jest już wykorzystany.',
  present: 'Prezent, którego nikt jeszcze nie odebrał.',
  presentOpen: 'Wydrukuj lub wyślij prezent',

  sell: 'Sprzedaj karnet',
  nothingToSell: 'W cenniku nie ma karnetu, który sprzedaje program. Ustawia to administrator w Cenniku.',
  kind: 'Karnet',
  forNobody: 'Wyszukaj, dla kogo jest karnet.',
  forRider: (name: string) => `Dla: ${name}`,
  otherRider: 'Zmień osobę',
  isPresent: 'Bez osoby sprzedasz prezent z kodem: karnet odbierze ten, kto zna kod.',
  presentQuestion: 'Sprzedać karnet bez osoby?',
  presentConfirm: 'Sprzedaj jako prezent',
  presentBack: 'Wybierz osobę',
  toTake: 'Do zapłaty:',
  sellBy: (method: string, price: string) => `${method}: sprzedaj za ${price}`,
  sold: 'Karnet sprzedany.',
  sellFailed: 'Nie udało się sprzedać karnetu',

  adjust: 'Zmień',
  adjustOf: (name: string) => `Zmień: ${name}`,
  adjustTitle: 'Zmień, co jest na karnecie',
  adjustBy: { rides: 'O ile slotów', minutes: 'O ile minut' },
  adjustHint: (left: number) => `Teraz ${left}. Z minusem, żeby odjąć.`,
  adjustFault: 'Podaj liczbę całkowitą, która nie zabierze więcej, niż jest.',
  adjusted: 'Karnet zmieniony.',
  adjustFailed: 'Nie udało się zmienić karnetu',
  adjustConfirm: 'Zapisz zmianę',
  reason: 'Powód',
  reasonHint: 'Przeczyta go właściciel karnetu.',
  reasonFault: 'Podaj powód, co najmniej 3 znaki.',

  void: 'Unieważnij',
  voidOf: (name: string) => `Unieważnij: ${name}`,
  voidTitle: 'Unieważnić karnet?',
  voidText: 'To, co na nim zostało, przepadnie. Opłacone nim sloty zostają opłacone.',
  moneyBack: {
    desk: {
      label: 'Ile oddajesz (zł)',
      /** Once it is chosen how. */
      labelBy: {
        cash: 'Zwrot gotówką (zł)',
        card: 'Zwrot na kartę (zł)',
        blik: 'Zwrot BLIKIEM (zł)',
        transfer: 'Zwrot przelewem (zł)',
      } satisfies Record<BackMethod, string>,
      hint: (most: string) => `To, co zostało, warte jest ${most}: możesz wpisać mniej, nie więcej.`,
    },
    online: {
      label: 'Zwrot online (zł)',
      hint: (most: string) =>
        `To, co zostało, warte jest ${most}: możesz wpisać mniej, nie więcej. Pieniądze wrócą same tą drogą, którą zapłacono. Nie oddawaj ich z kasy.`,
    },
  },
  moneyBackFault: (most: string) => `Podaj kwotę od 0 do ${most}.`,
  voidDone: 'Karnet unieważniony.',
  voidDoneOnline: (amount: string) => `Karnet unieważniony. Zwrot ${amount} wysyłamy do operatora.`,
  voidFailed: 'Nie udało się unieważnić karnetu',
  voidConfirm: 'Unieważnij karnet',
  keep: 'Zostaw',
};
