import type { PriceList } from '@cablepark/domain/park/prices';
import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

/** What it is called, and a remark or nothing. */
type Item = readonly [name: string, note: string];

const count = counter('pl');

const texts = {
  prices: {
    title: 'Cennik',
    description: 'Ceny wakeboardu, karnetów, sprzętu, wynajmu wyciągu i noclegów w złotych.',
    lead: 'Wszystkie ceny w złotych, z VAT. Deski nie ma w cenie slotu: weź swoją albo wypożycz naszą.',
    leadWithoutVat: 'Wszystkie ceny w złotych. Deski nie ma w cenie slotu: weź swoją albo wypożycz naszą.',
    now: 'Teraz',
    nowWeekday: 'Obowiązują ceny w tygodniu',
    nowWeekend: 'Obowiązują ceny weekendowe',
    nowSlot: (price: string) => `Slot teraz: ${price}`,
    nowCable: (price: string) => `wyciąg na wyłączność: ${price} za godzinę`,
    rule: 'Ceny weekendowe liczymy od piątku od 16:00 do końca niedzieli.',
    weekday: 'W tygodniu',
    weekend: 'Weekend',
    what: 'Usługa',
    groups: {
      water: 'Na wodzie',
      passes: 'Karnety',
      gear: 'Sprzęt',
      cable: 'Wyciąg na wyłączność',
      stay: 'Nocleg',
      more: 'Nad wodą',
    },
    items: {
      slot: ['Slot', '15 minut, jedna osoba, bez deski'],
      instructor: ['Instruktor', '15 minut'],
      foil: ['Foil', '15 minut'],
      package: ['Pakiet', 'co zawiera, powie obsługa'],
      packageHour: ['Pakiet godzinny', 'co zawiera, powie obsługa'],
      pass10: ['Karnet na 10 slotów', ''],
      pass20: ['Karnet na 20 slotów', ''],
      board: ['Deska', 'wypożyczenie'],
      proBoard: ['Deska pro', 'wypożyczenie'],
      wetsuit: ['Pianka', 'wypożyczenie'],
      cableHour: ['1 godzina', ''],
      cableFourHours: ['4 godziny', ''],
      cableDay: ['Cały dzień', ''],
      cottageNight: ['Domek', 'za noc; 3 sypialnie i salon, dla 6 osób'],
      extraPersonNight: ['Dodatkowa osoba w domku', 'za noc'],
      tent: ['Namiot', 'miejsce na polu namiotowym'],
      hotTub: ['Balia z gorącą wodą', '1 godzina'],
      sup: ['SUP', '1 godzina'],
    } satisfies Record<keyof PriceList, Item> as Record<keyof PriceList, Item>,
    perRide: (price: string) => `${price} za slot`,
    book: 'Zarezerwuj slot',
  },
  contact: {
    call: 'Zadzwoń',
    write: 'Napisz',
    follow: 'Bądź na bieżąco',
    hours: 'Godziny otwarcia',
    closed: 'nieczynne',
    none: 'Numer i adres pojawią się tu wkrótce.',
    add: 'Dodaj kontakt',
    where: 'Jak do nas trafić',
    late: 'Spóźniasz się na slot albo musisz anulować w ostatniej chwili? Dzwoń, nie pisz.',
  },
  location: {
    contact: 'Kontakt',
    address: 'Adres',
    noAddress: 'Adres pojawi się tu wkrótce.',
    add: 'Dodaj adres',
    openMap: 'Otwórz w OpenStreetMap',
    mapTitle: 'Mapa okolicy parku',
    consentTitle: 'Mapa czeka na Twoją zgodę',
    consentText:
      'Mapę wczytujemy z serwerów OpenStreetMap, które zobaczą Twój adres IP. Pokażemy ją, gdy zgodzisz się na pliki cookie.',
    /** Where the park counts visits: one answer stands for both. */
    consentAlsoCounts: 'Ta zgoda obejmuje też liczenie odwiedzin.',
    accept: 'Akceptuję, pokaż mapę',
  },
  bar: {
    next: 'Sprawdź najbliższe wydarzenia',
  },
  events: {
    title: 'Wydarzenia',
    description: 'Najbliższe wydarzenia w wakeparku. Zapisz się przez internet.',
    lead: 'Dni i wieczory, po które się wraca.',
    upcoming: 'Przed nami',
    past: 'Za nami',
    none: 'Na razie nic nie planujemy. Zajrzyj tu za kilka dni.',
    add: 'Dodaj wydarzenie',
    loadFailed: 'Nie udało się wczytać wydarzeń.',
    stale: 'Pokazujemy te, które znamy; mogły się zmienić.',
    subscribe: 'Zapisz się',
    subscribed: 'Jesteś na liście',
    full: 'Brak wolnych miejsc',
    ended: 'Zakończone',
    free: (places: number) =>
      count(places, { one: 'wolne miejsce', few: 'wolne miejsca', other: 'wolnych miejsc' }),
    more: 'Więcej informacji',
    confirm: (name: string) => `Zapisać Cię na „${name}”?`,
    confirmText: (when: string, price: string) =>
      `${when}. Zajmiemy Ci pierwsze wolne miejsce. Cena: ${price}, płatne na miejscu.`,
    noSlots: 'Na to wydarzenie nie ma zapisów przez stronę.',
    noAvailable: 'Na to wydarzenie nie ma już wolnych miejsc.',
    today: 'dziś',
    pictures: {
      party: 'Scena nad wodą i tańczący ludzie w kolorowych światłach',
      'event-night': 'Nocne pływanie przy reflektorach wyciągu',
      'event-contest': 'Zawody: rider w locie przed publicznością',
      'event-camp': 'Instruktor z grupą dzieci na pomoście',
    },
  },
  features: {
    tour: 'Spacer po parku',
    prices: 'Zobacz cennik',
  },
};

export const info = nonBreaking(texts);
