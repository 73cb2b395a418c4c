import { amountsIn } from '../onFirstUse.ts';

export const common = {
  siteName: 'Cable Park',
  loading: 'Wczytywanie…',
  close: 'Zamknij',
  goBack: 'Wróć',
  confirm: 'Potwierdź',
  ok: 'OK',
  tryAgain: 'Spróbuj ponownie',
  opensInNewTab: '(otwiera się w nowej karcie)',
  offline: 'Brak połączenia z siecią. Nie zamykaj strony, a to, co wpisujesz, zostanie.',
  unreached: 'Nie możemy połączyć się z parkiem. Nie wylogowaliśmy Cię.',
  unreachedTitle: 'Nie możemy połączyć się z parkiem',
  unreachedText: 'Nie wylogowaliśmy Cię. Próbujemy ponownie sami, co jakiś czas.',
  notifications: 'Powiadomienia',
  track: (id: number) => `Tor ${id}`,
  /** @param grosze an amount of money */
  price: (grosze: number) => `${amountText(grosze)} zł`,
};

const amountText = amountsIn('pl-PL');
