import { nonBreaking } from './nonBreaking.ts';

/** Texts before a park is open: for its visitors, and for whoever creates its first Admin. */
const texts = {
  closed: {
    title: 'Wkrótce otwieramy',
    titleOn: (day: string) => `Otwieramy ${day}`,
    description: 'Szykujemy park i stronę z rezerwacjami. Zajrzyj tu wkrótce.',
    lead: 'Szykujemy wyciąg i stronę. Gdy wystartujemy, zarezerwujesz tu swój slot.',
    call: 'Zadzwoń',
    write: 'Napisz',
    address: 'Znajdziesz nas tu',
    staff: 'Obsługa: zaloguj się',
    account: 'Moje konto',
  },
  firstAdmin: {
    title: 'Załóż konto administratora',
    lead: 'To pierwsze konto w tym parku. Zaraz potem poprowadzimy Cię do otwarcia, krok po kroku.',
    checking: 'Sprawdzanie linku…',
    checkFailed: 'Nie udało się sprawdzić linku.',
    submit: 'Załóż konto',
    making: 'Zakładanie konta…',
    failed: 'Nie udało się założyć konta.',
    emailKnown: 'Ten adres ma już konto. Podaj inny.',
    maybeDone: 'Konto mogło już powstać. Spróbuj się zalogować.',
    deadTitle: 'Ten link już nie działa',
    deadText:
      'Link działa raz i tylko przez dobę, a każde uruchomienie serwera drukuje nowy. Nowy dostaniesz też poleceniem:',
    deadHasAdmin: 'Jeśli ten park ma już administratora, zaloguj się albo poproś o zaproszenie.',
    login: 'Zaloguj się',
  },
};

export const start = nonBreaking(texts);
