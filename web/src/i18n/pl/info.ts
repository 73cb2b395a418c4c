import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('pl');

const texts = {
  prices: {
    group: 'Pięć osób albo więcej? Zapytaj o ofertę dla grupy',
    title: 'Cennik',
    description: 'Ile kosztuje slot i cała reszta. Wszystkie ceny w złotych.',
    inZloty: 'Wszystkie ceny w złotych.',
    withVat: 'Wszystkie ceny w złotych, z VAT.',
    exempt: 'Wszystkie ceny w złotych. Stawka VAT: zw.',
    ratesDiffer: 'Wszystkie ceny w złotych, z VAT. Stawkę podajemy przy każdej cenie.',
    rate: (percent: string) => `VAT ${percent}%`,
    rateExempt: 'VAT zw.',
    none: 'Cennik pojawi się tu wkrótce. Chcesz znać ceny już teraz? Napisz albo zadzwoń.',
    ask: 'Kontakt',
    add: 'Dodaj ceny',
    now: 'Teraz',
    nowWeekday: 'Obowiązują ceny w tygodniu',
    nowWeekend: 'Obowiązują ceny weekendowe',
    nowSlot: (price: string) => `Slot teraz: ${price}`,
    slot: (price: string) => `Slot: ${price}`,
    slotOnWeekday: (price: string) => `Slot w tygodniu: ${price}`,
    slotAtWeekend: (price: string) => `Slot w weekend: ${price}`,
    /** `from`: an hour of Friday. */
    rule: (from: string) => `Ceny weekendowe obowiązują od piątku, godz. ${from}, do końca niedzieli.`,
    saturdayRule: 'Ceny weekendowe obowiązują w sobotę i niedzielę.',
    slotRule: (from: string) => `Slot kosztuje jak w weekend od piątku, godz. ${from}.`,
    slotSaturdayRule: 'Slot kosztuje jak w weekend w sobotę i niedzielę.',
    othersRule: (from: string) => `Pozostałe ceny weekendowe obowiązują od piątku, godz. ${from}.`,
    friday: (from: string, lowest: string, highest: string) =>
      lowest === highest
        ? `W piątek od ${from} slot kosztuje ${lowest}.`
        : `W piątek od ${from} slot kosztuje od ${lowest} do ${highest}.`,
    holidayAsWeekend: 'Święta: slot jak w weekend.',
    holiday: (lowest: string, highest: string) =>
      lowest === highest
        ? `Święta: slot kosztuje ${lowest}.`
        : `Święta: slot kosztuje od ${lowest} do ${highest}.`,
    weekday: 'W tygodniu',
    weekend: 'Weekend',
    what: 'Usługa',
    /** `single`: the price of a slot without the pass, if it is higher. */
    perSlot: (price: string, single: string | null) =>
      single === null ? `${price} za slot` : `${price} za slot zamiast ${single}`,
    book: 'Zarezerwuj slot',
  },
  contact: {
    call: 'Zadzwoń',
    write: 'Napisz',
    follow: 'Bądź na bieżąco',
    hours: 'Godziny otwarcia',
    closed: 'nieczynne',
    daily: 'Codziennie',
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
    openMap: 'OpenStreetMap',
    route: 'Prowadź do parku',
    mapTitle: 'Mapa okolicy parku',
    consentTitle: 'Mapa czeka na Twoją zgodę',
    consentText:
      'Mapę wczytujemy z serwerów OpenStreetMap, które zobaczą Twój adres IP. Pokażemy ją, gdy zgodzisz się na pliki cookie.',
    /** If the park counts visits: one answer covers both. */
    consentAlsoCounts: 'Ta zgoda obejmuje też liczenie odwiedzin.',
    accept: 'Akceptuję, pokaż mapę',
  },
  accessibility: { who: 'Kto odpowiada za tę stronę', email: 'E-mail:', phone: 'Telefon:' },
  bar: {
    next: 'Sprawdź najbliższe wydarzenia',
  },
  events: {
    title: 'Wydarzenia',
    description: 'Najbliższe wydarzenia w wakeparku. Zapisz się przez internet.',
    lead: 'Dni i wieczory, po które się wraca.',
    upcoming: 'Przed nami',
    past: 'Za nami',
    none: 'Na razie nic nie planujemy. Gdy coś ogłosimy, będzie to tutaj.',
    add: 'Dodaj wydarzenie',
    loadFailed: 'Nie udało się wczytać wydarzeń.',
    stale: 'Pokazujemy te, które znamy; mogły się zmienić.',
    subscribe: 'Zapisz się',
    subscribed: 'Masz miejsce',
    full: 'Brak wolnych miejsc',
    ended: 'Zakończone',
    free: (places: number) =>
      count(places, { one: 'wolne miejsce', few: 'wolne miejsca', other: 'wolnych miejsc' }),
    price: 'Cena',
    places: 'Miejsca',
    freeOf: (free: number, all: number) =>
      `${count(free, { one: 'wolne', few: 'wolne', other: 'wolnych' })} z ${all}`,
    track: 'Tor',
    more: 'Więcej informacji',
    details: 'Szczegóły',
    way: 'Jak dojechać',
    all: 'Wszystkie wydarzenia',
    others: 'Co jeszcze u nas',
    confirm: (name: string) => `Zapisać Cię na „${name}”?`,
    confirmText: (when: string, price: string) =>
      `${when}. Zajmiemy Ci pierwsze wolne miejsce. Cena: ${price}.`,
    confirmButton: 'Zapisuję się, zapłacę na miejscu',
    confirmed: (name: string) => `Masz miejsce: ${name}`,
    noSlots: 'Na to wydarzenie nie ma zapisów przez stronę. Zadzwoń do nas.',
    noAvailable: 'Na to wydarzenie nie ma już wolnych miejsc. Wybierz inne albo zadzwoń do nas.',
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
