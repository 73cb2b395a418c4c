import { paths } from '@cablepark/contract/paths';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { readLoginState } from '../../session/loginState.ts';
import { readPending } from '../../session/wayBack.ts';
import { Alert } from '../../ui/status/Alert.tsx';

const WaitingSlots = lazyExtra(() => import('./WaitingSlots.tsx'));

/** What visitors get after the log-in: the slots that they chose, a shared pass by its link, or a gift. */
export function WhatWaits() {
  const t = useTexts().auth;
  const { state } = useLocation();
  const { from = '' } = readLoginState(state);
  const booking = readPending(state);
  if (booking && !booking.cancels && from.startsWith(paths.planner))
    return (
      <Suspense fallback={null}>
        <WaitingSlots ids={booking.pending} />
      </Suspense>
    );
  const [path, key = ''] = from.split('#');
  if (key === '') return null;
  if (path === paths.present) return <Alert kind="info">{t.presentWaits}</Alert>;
  return path === paths.ownPasses ? <Alert kind="info">{t.sharedPassWaits}</Alert> : null;
}
