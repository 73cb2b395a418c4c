import type { MethodObstacle } from '@cablepark/domain/desk/corrections';
import { counter } from '../../../i18n/plural.ts';
import { emailTexts } from '../../../staff/people/email.texts.ts';
import { pageTextsOf } from '../../../staff/texts.ts';

const countPl = counter('pl');
const countEn = counter('en');

function billPl(slots: number, others: number): string {
  const of = countPl(slots, { one: 'slot', few: 'sloty', other: 'slotów' });
  if (others === 0) return of;
  return `${of} i ${countPl(others, { one: 'inna pozycja', few: 'inne pozycje', other: 'innych pozycji' })}`;
}

function billEn(slots: number, others: number): string {
  const of = countEn(slots, { one: 'slot', other: 'slots' });
  return others === 0 ? of : `${of} and ${countEn(others, { one: 'other item', other: 'other items' })}`;
}

export const correctionTexts = pageTextsOf({
  pl: {
    open: 'Popraw osobę',
    methodOpen: 'Popraw metodę płatności',
    title: 'Popraw rezerwację',
    what: 'Co poprawić?',
    contact: 'Imię i telefon',
    rider: 'Inna osoba',
    method: 'Jak zapłacono?',
    methodNote: 'Kwota zostaje, zmieni się tylko metoda, także w utargu.',
    methodOf: (method: string, place: string) => `Popraw metodę płatności: ${method}, ${place}`,
    methodDone: (method: string) => `Poprawiono metodę: ${method}.`,
    methodFailed: 'Nie udało się poprawić metody',
    bill: (slots: number, others: number, total: string) =>
      `Zmieni się cały rachunek: ${billPl(slots, others)}, razem ${total}. Kwoty zostają.`,
    voidBill: (slots: number, others: number, total: string) =>
      `Cały rachunek, jako pomyłkę: ${billPl(slots, others)}, razem ${total}`,
    obstacles: {
      split:
        'Ten rachunek opłacono dwiema metodami, a nie wiadomo, która jest zła. Cofnij go w „Przed chwilą”, do kwadransa, i przyjmij jeszcze raz. Później cały rachunek unieważni Edytor.',
      back: 'Część płatności już oddano albo jej rezerwację anulowano, więc metody nie da się zmienić. Płatności, które zostały, unieważni Edytor, a Ty przyjmiesz je jeszcze raz.',
    } satisfies Record<MethodObstacle, string>,
    billMethod: (method: string, amount: string) => `Zapłacono ${amount}: ${method}. Popraw\u00a0na:`,
    billMethodTo: (method: string, what: string) => `Popraw metodę na: ${method}, ${what}`,
    billRefused: {
      CHANGED_SINCE: 'metodę tego rachunku od tego czasu zmieniono.',
      FORBIDDEN: 'część tego rachunku już oddano.',
    },
    previewFailed: 'Nie udało się sprawdzić, co się zmieni',
    contactNote: 'Kto ma konto, dostanie o tym e-mail.',
    save: 'Zapisz',
    contactDone: 'Poprawiono imię i telefon.',
    contactFailed: 'Nie udało się poprawić imienia i telefonu',
    ...emailTexts.pl,
    riderNote: 'Płatność zostaje przy rezerwacji. Slot opłacony karnetem wróci na karnet.',
    partyNote: (slots: number) =>
      `To slot grupy. Nowa osoba dostanie całą grupę: ${countPl(slots, { one: 'slot', few: 'sloty', other: 'slotów' })}. Imiona przy slotach zostają.`,
    give: 'Przepisz rezerwację',
    riderDone: (name: string) => `Przepisano rezerwację: ${name}`,
    riderFailed: 'Nie udało się przepisać rezerwacji',
    refused: {
      CHANGED_SINCE: 'płatność od tego czasu zmieniono. Otwórz rezerwację jeszcze raz.',
      FORBIDDEN: 'tego nie poprawisz przy kasie: płatność online, grupa z zapytania albo konto obsługi.',
      CLOSED: 'tego slotu dotyczy zamknięcie albo opóźnienie. Najpierw wybierz, co z nim zrobić.',
      INVALID_FOREIGN_KEY: 'to konto jest zablokowane albo usunięte. Wybierz inne.',
      SLOT_HELD: 'slot czeka na płatność online. Poczekaj chwilę albo przyjmij płatność.',
    },
  },
  en: {
    open: 'Correct the rider',
    methodOpen: 'Correct the method',
    title: 'Correct the booking',
    what: 'What needs correcting?',
    contact: 'Name and phone',
    rider: 'Somebody else',
    method: 'How was it paid?',
    methodNote: 'The amount stays; only the method changes, in the takings too.',
    methodOf: (method, place) => `Correct the method of payment: ${method}, ${place}`,
    methodDone: (method) => `Method corrected: ${method}.`,
    methodFailed: 'The method could not be corrected',
    bill: (slots, others, total) =>
      `The whole bill changes: ${billEn(slots, others)}, ${total} in all. The amounts stay.`,
    voidBill: (slots, others, total) =>
      `The whole bill, as a mistake: ${billEn(slots, others)}, ${total} in all`,
    obstacles: {
      split:
        'This bill was paid by two methods, and nobody knows which one is wrong. Undo it under “Just now”, within a quarter of an hour, and take it again. Later an Editor voids the whole bill.',
      back: 'A part of it went back, or its booking was cancelled, so the method cannot change. An Editor voids the payments that are left, and you take them again.',
    },
    billMethod: (method, amount) => `Paid ${amount}: ${method}. Correct to:`,
    billMethodTo: (method, what) => `Correct the method to: ${method}, ${what}`,
    billRefused: {
      CHANGED_SINCE: 'the method of this bill has changed since.',
      FORBIDDEN: 'a part of this bill went back.',
    },
    previewFailed: 'What would change could not be read',
    contactNote: 'Whoever has an account gets an e-mail about it.',
    save: 'Save',
    contactDone: 'Name and phone corrected.',
    contactFailed: 'Name and phone could not be corrected',
    ...emailTexts.en,
    riderNote: 'The payment stays with the booking. A slot paid with a pass goes back to the pass.',
    partyNote: (slots) =>
      `This slot is a group’s. The whole group goes to the new person: ${countEn(slots, { one: 'slot', other: 'slots' })}. The names on its slots stay.`,
    give: 'Give the booking to them',
    riderDone: (name) => `The booking is now for ${name}`,
    riderFailed: 'The booking could not be given to somebody else',
    refused: {
      CHANGED_SINCE: 'the payment has changed since. Open the booking again.',
      FORBIDDEN:
        'the desk cannot correct this: an online payment, a group that enquired, or an account of the staff.',
      CLOSED:
        'this slot is closed or late, and its rider is asked about it. First choose what becomes of it.',
      INVALID_FOREIGN_KEY: 'this account is blocked or deleted. Choose another.',
      SLOT_HELD: 'the slot waits for an online payment. Wait a moment, or take the payment.',
    },
  },
});
