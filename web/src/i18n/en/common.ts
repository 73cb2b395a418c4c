import { amountsIn } from '../onFirstUse.ts';
import type { common as pl } from '../pl/common.ts';

export const common: typeof pl = {
  siteName: 'Cable Park',
  loading: 'Loading…',
  close: 'Close',
  goBack: 'Go back',
  confirm: 'Confirm',
  ok: 'OK',
  tryAgain: 'Try again',
  opensInNewTab: '(opens in a new tab)',
  offline: 'You are offline. Keep this page open and nothing you typed will be lost.',
  notifications: 'Notifications',
  track: (asset: number) => `Track ${asset}`,
  price: (amount: number) => `${amountText(amount)} zł`,
};

const amountText = amountsIn('en-GB');
