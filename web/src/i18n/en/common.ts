import type { common as pl } from '../pl/common.ts';

export const common: typeof pl = {
  siteName: 'Cable Park',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  ok: 'OK',
  tryAgain: 'Try again',
  opensInNewTab: '(opens in a new tab)',
  offline: 'You are offline. Nothing you have typed will be lost.',
  notifications: 'Notifications',
  track: (asset: number) => `Track ${asset}`,
  price: (amount: number) => `${amountText.format(amount)} zł`,
};

const amountText = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
