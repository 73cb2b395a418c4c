import { paths } from '@cablepark/contract/paths';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { readLoginState } from '../../session/loginState.ts';
import { readPending } from '../../session/wayBack.ts';
import { Alert } from '../../ui/status/Alert.tsx';

const WaitingSlots = lazyExtra(() => import('./WaitingSlots.tsx'));
const WaitingEvent = lazyExtra(() => import('./WaitingEvent.tsx'));

/** What follows after the log-in: the chosen slots or event, a shared pass by its link, or a gift. */
export function WhatWaits() {
  const t = useTexts().auth;
  const { state } = useLocation();
  const { from = '' } = readLoginState(state);
  const booking = readPending(state);
  const ids = booking && !booking.cancels ? booking.pending : [];
  if (ids.length > 0 && (from.startsWith(paths.planner) || from.startsWith(paths.events)))
    return (
      <Suspense fallback={null}>
        {from.startsWith(paths.planner) ? <WaitingSlots ids={ids} /> : <WaitingEvent id={ids[0] ?? 0} />}
      </Suspense>
    );
  const [path, key = ''] = from.split('#');
  if (key === '') return null;
  if (path === paths.present) return <Alert kind="info">{t.presentWaits}</Alert>;
  return path === paths.ownPasses ? <Alert kind="info">{t.sharedPassWaits}</Alert> : null;
}
