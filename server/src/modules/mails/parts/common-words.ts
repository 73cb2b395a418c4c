import { defaultLanguage, type Language } from '@cablepark/domain/time/display';

const polish = new Intl.NumberFormat('pl-PL');
const polishPlural = new Intl.PluralRules('pl');
const slotForms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'slot', few: 'sloty' };
const english = new Intl.NumberFormat('en-GB');

/** `1 slot`, `22 sloty`, `1896 slotów` */
function polishSlots(count: number): string {
  return `${polish.format(count)}\u00a0${slotForms[polishPlural.select(count)] ?? 'slotów'}`;
}

const pl = {
  slots: polishSlots,
  greetingTo: (name: string | null) => (name === null ? 'Cześć,' : `Cześć ${name},`),
  farewell: 'Do zobaczenia na wodzie!',
  track: (track: number) => `Tor\u00a0${track}`,
  hours: (hours: number) =>
    `${polish.format(hours)}\u00a0${Number.isInteger(hours) && hours !== 1 ? 'godzin' : 'godziny'}`,
  price: (amount: string) => `${amount}\u00a0zł`,
  /** The number of slots that the mail leaves out. */
  moreRides: (count: number) => `… i jeszcze ${polishSlots(count)} w „Moje sloty”.`,
  noReminders: 'Nie chcę przypomnień',
  seeOrCancel: 'Zobacz albo anuluj rezerwację',
  /** For mails about several slots. */
  seeOrCancelOne: (ride: string) => `Zobacz albo anuluj: ${ride}`,
  showCode: 'Pokaż ten kod na miejscu: zaznaczymy, że już jesteś.',
  yourBookings: 'Twoje rezerwacje',
  directions: 'Jak do nas trafić',
  planner: 'Wolne sloty',
  contact: 'Kontakt',
};

const en: typeof pl = {
  slots: (count) => english.format(count),
  greetingTo: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  farewell: 'See you on the water!',
  track: (track) => `Track\u00a0${track}`,
  hours: (hours) => `${english.format(hours)}\u00a0${hours === 1 ? 'hour' : 'hours'}`,
  price: (amount) => `${amount}\u00a0zł`,
  moreRides: (count) => `… and ${english.format(count)} more in My slots.`,
  noReminders: 'Stop reminding me',
  seeOrCancel: 'See or cancel your booking',
  seeOrCancelOne: (ride) => `See or cancel: ${ride}`,
  showCode: 'Show this code at the park: we note that you are here.',
  yourBookings: 'Your bookings',
  directions: 'How to find us',
  planner: 'Available slots',
  contact: 'Contact',
};

const words: Record<Language, typeof pl> = { pl, en };
export type CommonWords = typeof pl;

/** The words that several mails share. Every sentence is complete; links and lists go between them. */
export function commonWords(language: Language | null): CommonWords {
  return words[language ?? defaultLanguage];
}
