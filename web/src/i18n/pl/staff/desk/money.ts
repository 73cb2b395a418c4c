import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import type { MoneyQuestionKind } from '@cablepark/domain/payments/money-questions';

type RefundWay = 'again' | BackMethod | 'provider';

export const money = {
  heading: 'Płatności do wyjaśnienia',
  none: 'Wszystko się zgadza: każda płatność ma swój slot albo karnet.',
  loadFailed: 'Nie udało się wczytać płatności do wyjaśnienia.',
  cameInstead: (came: string, asked: string) => `przyszło ${came}, a miało ${asked}`,
  number: (number: string) => `nr ${number}`,
  kinds: {
    'refund-refused': 'Zwrot odrzucony',
    'refund-waits': 'Zwrot czeka od kilku dni',
    unconfirmed: 'Płatność niepotwierdzona u operatora',
    'wrong-money': 'Kwota się nie zgadza',
    returned: 'Pieniądze oddane poza systemem',
    unknown: 'Nieznana płatność',
  } satisfies Record<MoneyQuestionKind, string>,
  todo: {
    'refund-refused':
      'Operator nie oddał tych pieniędzy. Wyślij zwrot jeszcze raz albo oddaj je inaczej i zapisz tu jak: do tego czasu są w utargu.',
    'refund-waits': 'Sprawdź w panelu operatora, czy jest z czego zrobić zwrot i co go wstrzymuje.',
    unconfirmed: 'Pytamy operatora co minutę. Jeśli to trwa, sprawdź w jego panelu klucze i stan płatności.',
    'wrong-money': 'Nic za to nie kupiono. Oddaj pieniądze w panelu operatora.',
    returned:
      'Slot jest opłacony, a pieniądze oddał operator albo bank: ile, widać w panelu operatora. Zapisz tę kwotę przy płatności. Potem unieważnij płatność albo przyjmij ją na miejscu.',
    unknown:
      'Operator zgłasza płatność, której tu nie ma, na przykład sprzed odtworzenia kopii. Znajdź ją w jego panelu.',
  } satisfies Record<MoneyQuestionKind, string>,
  payment: (id: number) => `Płatność nr ${id}`,
  way: 'Co z pieniędzmi?',
  ways: {
    again: 'Wyślij zwrot jeszcze raz',
    cash: 'Oddane gotówką',
    card: 'Oddane na kartę',
    blik: 'Oddane BLIKIEM',
    transfer: 'Oddane przelewem',
    provider: 'Oddane w panelu operatora',
    nothing: 'Nic nie oddano',
  } satisfies Record<RefundWay | 'nothing', string>,
  wayFault: 'Wybierz, co z pieniędzmi: od tego zależy utarg.',
  sentAgain: 'Zwrot wysyłamy jeszcze raz.',
  allAgain: (count: number) => `Wyślij jeszcze raz wszystkie zwroty: ${count}`,
  allAgainReason: 'Ponowiono wszystkie odrzucone zwroty',
  allSent: (count: number) => `Wysyłamy zwroty jeszcze raz: ${count}`,
  done: 'Załatwione',
  later: 'Później',
  note: 'Jak to załatwiono?',
  noteHint: 'Zostanie w dzienniku zmian.',
  noteFault: 'Wpisz co najmniej 3 znaki.',
  answered: 'Zapisano.',
  answerFailed: 'Nie udało się zapisać',
};
