import { closedRide } from './closures/closed-ride.ts';
import { nonBreaking } from './nonBreaking.ts';

/** The page that the link of a mail leads to. */
const texts = {
  title: 'Twoja rezerwacja',
  lead: 'Z tego linku zobaczysz i anulujesz tylko tę jedną rezerwację, bez logowania.',
  greeting: (name: string) => `Cześć, ${name}!`,
  when: 'Kiedy',
  where: 'Gdzie',
  event: 'Wydarzenie',
  price: 'Cena',
  paid: (price: string) => `${price}, opłacone`,
  unpaid: (price: string) => `${price}, płatne na miejscu`,
  delayed: 'Przesunięte',
  insteadOf: (time: string) => `zamiast o ${time}, bo wyciąg stał`,
  delayedBack: 'Nie pasuje? Oddaj slot bez opłat, aż do jego początku. To, co zapłacone, wraca.',
  cancelUntil: (moment: string, limit: string) =>
    `Anulujesz najpóźniej: ${moment}. Bezpłatnie do ${limit} przed startem.`,
  code: 'Kod rezerwacji',
  codeHint: 'Pokaż ten kod na miejscu: obsługa zeskanuje go i zaznaczy, że już jesteś.',
  cancelled: 'Rezerwacja anulowana.',
  wasCancelled: 'Tej rezerwacji już nie ma: została anulowana.',
  missed:
    'Na tej jeździe zapisaliśmy nieobecność, a reszta slotu wróciła do sprzedaży. Jesteś jednak? Podejdź do obsługi.',
  over: 'Ten slot już minął.',
  broken:
    'Ten link jest niepełny albo już nie działa. Otwórz najnowszy e-mail o tej rezerwacji, zajrzyj do „Mojego konta” albo zadzwoń do nas.',
  loadFailed: 'Nie udało się wczytać rezerwacji',
  cancelFailed: 'Nie udało się anulować rezerwacji',
  cancelling: 'Anulowanie…',
  directions: 'Jak do nas trafić',
  toAccount: 'Moje konto',
  toPlanner: 'Zobacz wolne sloty',
  closed: closedRide,
};

export const mailedBooking = nonBreaking(texts);
