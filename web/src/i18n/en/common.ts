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
  unreached: 'We can’t reach the park. You are still logged in.',
  unreachedTitle: 'We can’t reach the park',
  unreachedText: 'You are still logged in. We keep trying by ourselves, every now and then.',
  notifications: 'Notifications',
  track: (id: number) => `Track ${id}`,
  /** @param grosze an amount of money */
  price: (grosze: number) => `${amountText(grosze)} zł`,
};

const amountText = amountsIn('en-GB');
