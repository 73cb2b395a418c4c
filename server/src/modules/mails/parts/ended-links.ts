import type { Language } from '@cablepark/domain/time/display';

/** The text for a log-in change that ended a calendar or the link of a pass. */
export const endedLinks: Record<Language, string> = {
  pl: 'Adres Twojego kalendarza i linki do wspólnych karnetów przestały działać. Jeśli kalendarz jest w telefonie lub komputerze, dodaj go tam od nowa, a linki wyślij ponownie. Wszystko to jest na stronie Twojego konta.',
  en: 'The address of your calendar and the links to shared passes no longer work. If you have the calendar in a phone or a computer, add it there anew, and send the links again. You find all of it on the page of your account.',
};
