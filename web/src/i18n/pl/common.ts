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
  price: (amount: number) => `${amountText.format(amount)} zł`,
};

const amountText = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
