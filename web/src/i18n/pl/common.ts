import { amountsIn } from '../onFirstUse.ts';

export const common = {
  siteName: 'Cable Park',
  loading: 'Wczytywanie…',
  close: 'Zamknij',
  cancel: 'Anuluj',
  confirm: 'Potwierdź',
  ok: 'OK',
  tryAgain: 'Spróbuj ponownie',
  opensInNewTab: '(otwiera się w nowej karcie)',
  offline: 'Brak połączenia z siecią. Nic, co wpisujesz, nie zginie.',
  notifications: 'Powiadomienia',
  track: (asset: number) => `Tor ${asset}`,
  price: (amount: number) => `${amountText(amount)} zł`,
};

const amountText = amountsIn('pl-PL');
